# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D: images of even and odd sides, by strides of each kind.

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

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c2 = Parameter('c2', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muR{QsYk0f-ra3=or%fq@Yy0Azp!8U6$100C4E0R', 1.0
))
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
c4 = Parameter('c4', (I32, [4]), [1, 3, 3, 2])
t5 = Output('t5', (F32, [1, 3, 3, 2]))
c6 = Parameter('c6', (I32, [4]), [1, 3, 3, 2])
t7 = Output('t7', (F32, [1, 3, 3, 2]))
c8 = Parameter('c8', (I32, [4]), [1, 5, 5, 2])
t9 = Output('t9', (F32, [1, 5, 5, 2]))
x10 = Input('x10', (F32, [1, 3, 4, 2]))
c11 = Parameter('c11', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-kF^w*de!41?hRqp^~S5@0A%jVpflma_xW2nzu', 1.0
))
c12 = Parameter('c12', (F32, [2]), [-0.5, 1.0])
c13 = Parameter('c13', (I32, [4]), [1, 3, 4, 2])
t14 = Output('t14', (F32, [1, 3, 4, 2]))
c15 = Parameter('c15', (I32, [4]), [1, 3, 4, 2])
t16 = Output('t16', (F32, [1, 3, 4, 2]))
c17 = Parameter('c17', (I32, [4]), [1, 5, 6, 2])
t18 = Output('t18', (F32, [1, 5, 6, 2]))
x19 = Input('x19', (F32, [1, 4, 3, 2]))
c20 = Parameter('c20', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-j?*fe8Qr41)Ckqg_Li1Z@aOW4HLtd>*?*3IP', 1.0
))
c21 = Parameter('c21', (F32, [2]), [-0.5, 1.0])
c22 = Parameter('c22', (I32, [4]), [1, 4, 3, 2])
t23 = Output('t23', (F32, [1, 4, 3, 2]))
c24 = Parameter('c24', (I32, [4]), [1, 4, 3, 2])
t25 = Output('t25', (F32, [1, 4, 3, 2]))
c26 = Parameter('c26', (I32, [4]), [1, 6, 5, 2])
t27 = Output('t27', (F32, [1, 6, 5, 2]))
x28 = Input('x28', (F32, [1, 4, 4, 2]))
c29 = Parameter('c29', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-s5Vz{tS(|33qe05TXrEFhbK0Yn2iU<m-k{R;g', 1.0
))
c30 = Parameter('c30', (F32, [2]), [-0.5, 1.0])
c31 = Parameter('c31', (I32, [4]), [1, 4, 4, 2])
t32 = Output('t32', (F32, [1, 4, 4, 2]))
c33 = Parameter('c33', (I32, [4]), [1, 4, 4, 2])
t34 = Output('t34', (F32, [1, 4, 4, 2]))
c35 = Parameter('c35', (I32, [4]), [1, 6, 6, 2])
t36 = Output('t36', (F32, [1, 6, 6, 2]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c4, 1, 1, 1, 0, False).To(t5)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c6, 1, 1, 1, 0, False).To(t7)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c8, 2, 1, 1, 0, False).To(t9)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c13, 1, 1, 1, 0, False).To(t14)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c15, 1, 1, 1, 0, False).To(t16)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c17, 2, 1, 1, 0, False).To(t18)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c22, 1, 1, 1, 0, False).To(t23)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c24, 1, 1, 1, 0, False).To(t25)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c26, 2, 1, 1, 0, False).To(t27)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c31, 1, 1, 1, 0, False).To(t32)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c33, 1, 1, 1, 0, False).To(t34)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c35, 2, 1, 1, 0, False).To(t36)
Example({
    x1: [-1.0, -2.0, 0.5, -0.5, -2.5, -2.0, -0.5, 2.5, 0.5, 1.0, -0.5, 1.5, -1.0, 0.5, 0.5, 2.0, 2.0, -1.0],
    t5: [-4.0, 4.5, 4.0, -2.5, -4.5, -0.5, 2.0, -0.5, -4.0, 5.0, -0.5, 1.0, -2.0, 1.0, 1.5, 0.0, 2.0, 4.5],
    t7: [-4.0, 4.5, 4.0, -2.5, -4.5, -0.5, 2.0, -0.5, -4.0, 5.0, -0.5, 1.0, -2.0, 1.0, 1.5, 0.0, 2.0, 4.5],
    t9: packed('|i1',
    'c-jTQ!3_W*2n4_tm54w4Z`0%yA$v1ddTcd!H5?o7V*+eElk!$Dq@vkyAbZigi63Sj7ZL', 0.5
),
    x10: [2.5, -3.0, -0.5, 3.0, 3.0, 2.5, 0.5, -3.0, 2.0, -3.0, 3.0, -0.5, -1.0, 1.0, -2.5, -2.0, 3.0, 2.0,
    -1.0, 1.0, 1.5, 2.5, -3.0, 0.5],
    t14: [2.0, 4.5, 5.0, -0.5, 6.0, -8.0, -5.0, 2.0, -6.0, -0.5, 1.5, 4.0, -4.0, 4.5, -3.5, 7.5, -4.0, -5.5,
    -3.5, 4.0, 12.0, -2.0, -5.5, -4.5],
    t16: [2.0, 4.5, 5.0, -0.5, 6.0, -8.0, -5.0, 2.0, -6.0, -0.5, 1.5, 4.0, -4.0, 4.5, -3.5, 7.5, -4.0, -5.5,
    -3.5, 4.0, 12.0, -2.0, -5.5, -4.5],
    t18: packed('|i1',
    'c-jTQK@xx<2mnADDZwe7ZvFp-9VDed+kFrC&|87HnViUJ?)QU^HP;!avz9???xJ*=G%y*SmVl8#?FUIN961', 0.5
),
    x19: [3.0, 2.5, -2.0, 1.5, 1.0, -2.5, -3.0, -2.5, 1.5, 0.5, 1.5, 2.5, 1.5, -3.0, -2.0, 1.5, 0.5, -1.5,
    -1.5, -1.0, -0.5, 1.5, -0.5, 2.5],
    t23: [0.5, 1.0, -6.0, 9.0, 2.0, -2.0, -11.0, 8.5, -0.5, 0.5, 4.0, -3.0, 6.5, -2.5, 3.0, 2.5, -0.5, 4.5,
    -3.5, -2.0, 4.0, 3.5, -1.0, -1.5],
    t25: [0.5, 1.0, -6.0, 9.0, 2.0, -2.0, -11.0, 8.5, -0.5, 0.5, 4.0, -3.0, 6.5, -2.5, 3.0, 2.5, -0.5, 4.5,
    -3.5, -2.0, 4.0, 3.5, -1.0, -1.5],
    t27: packed('|i1',
    'c-jTQTMj@l5CFh^E7A|{e?ng(jVQZaGg%jpo7V@%h17O&3zK6@EN_F8>t~v?Dogh=jp*WpK!gVP12Fa%DF', 0.5
),
    x28: packed('|i1',
    'c-jTQhYbJ#2*WUi_5Z<zVxMCW)@C7-p@g!pdgy)b#0?k', 0.5
),
    t32: packed('|i1',
    'c-jFV0N?-h{RRmC_5B71`}Yp?`u_<B0Q&?5{ssd2`}qI<?)UpKz!T5', 0.5
),
    t34: packed('|i1',
    'c-jFV0N?-h{RRmC_5B71`}Yp?`u_<B0Q&?5{ssd2`}qI<?)UpKz!T5', 0.5
),
    t36: packed('|i1',
    'c-jrbF%p0<2n0Yu2+_j-ztTn>94-XiVu?Z3F_nl_o@~ATz-0zM?x;;A*cOP+#%nSK-kPW5(v+5iU53T}0h>u8=l', 0.5
),
}, name='3x3_by_1').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fs;g^i0OBSf1H^1<XlMco02v^`hB}}e0}%iK)wdD>'
))
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
c4 = Parameter('c4', (I32, [4]), [1, 3, 3, 2])
t5 = Output('t5', (U8, [1, 3, 3, 2], 0.5, 120))
c6 = Parameter('c6', (I32, [4]), [1, 3, 3, 2])
t7 = Output('t7', (U8, [1, 3, 3, 2], 0.5, 120))
c8 = Parameter('c8', (I32, [4]), [1, 5, 5, 2])
t9 = Output('t9', (U8, [1, 5, 5, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 3, 4, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-jq!u?YYG41=WP|BHh(I4BC7+#%|mZY8vgtRB(y3j+'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c12 = Parameter('c12', (I32, [2]), [-2, 8])
c13 = Parameter('c13', (I32, [4]), [1, 3, 4, 2])
t14 = Output('t14', (U8, [1, 3, 4, 2], 0.5, 120))
c15 = Parameter('c15', (I32, [4]), [1, 3, 4, 2])
t16 = Output('t16', (U8, [1, 3, 4, 2], 0.5, 120))
c17 = Parameter('c17', (I32, [4]), [1, 5, 6, 2])
t18 = Output('t18', (U8, [1, 5, 6, 2], 0.5, 120))
x19 = Input('x19', (U8, [1, 4, 3, 2], 0.5, 120))
c20 = Parameter('c20', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-oDJfe8Qr2*SF23@^_<$l*{;C{ZG%6TH^moktecwGsg'
))
c21 = Parameter('c21', (I32, [2], 0.25, 0), [-2, 4])
c22 = Parameter('c22', (I32, [4]), [1, 4, 3, 2])
t23 = Output('t23', (U8, [1, 4, 3, 2], 0.5, 120))
c24 = Parameter('c24', (I32, [4]), [1, 4, 3, 2])
t25 = Output('t25', (U8, [1, 4, 3, 2], 0.5, 120))
c26 = Parameter('c26', (I32, [4]), [1, 6, 5, 2])
t27 = Output('t27', (U8, [1, 6, 5, 2], 0.5, 120))
x28 = Input('x28', (U8, [1, 4, 4, 2], 0.5, 120))
c29 = Parameter('c29', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-j@l!3h8W48p)5-G5?{>L-^Vl+bk8!GViC&JV=43iA'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c30 = Parameter('c30', (I32, [2]), [-2, 8])
c31 = Parameter('c31', (I32, [4]), [1, 4, 4, 2])
t32 = Output('t32', (U8, [1, 4, 4, 2], 0.5, 120))
c33 = Parameter('c33', (I32, [4]), [1, 4, 4, 2])
t34 = Output('t34', (U8, [1, 4, 4, 2], 0.5, 120))
c35 = Parameter('c35', (I32, [4]), [1, 6, 6, 2])
t36 = Output('t36', (U8, [1, 6, 6, 2], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c4, 1, 1, 1, 0, False).To(t5)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c6, 1, 1, 1, 0, False).To(t7)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c8, 2, 1, 1, 0, False).To(t9)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c13, 1, 1, 1, 0, False).To(t14)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c15, 1, 1, 1, 0, False).To(t16)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c17, 2, 1, 1, 0, False).To(t18)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c22, 1, 1, 1, 0, False).To(t23)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c24, 1, 1, 1, 0, False).To(t25)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c26, 2, 1, 1, 0, False).To(t27)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c31, 1, 1, 1, 0, False).To(t32)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c33, 1, 1, 1, 0, False).To(t34)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c35, 2, 1, 1, 0, False).To(t36)
Example({
    x1: [118, 116, 121, 119, 115, 116, 119, 125, 121, 122, 119, 123, 118, 121, 121, 124, 124, 118],
    t5: [112, 129, 128, 115, 111, 119, 124, 119, 112, 130, 119, 122, 116, 122, 123, 120, 124, 129],
    t7: [112, 129, 128, 115, 111, 119, 124, 119, 112, 130, 119, 122, 116, 122, 123, 120, 124, 129],
    t9: packed('<i2',
    'c-oc0K@Pwm2n4`BxJeZuyQNCRo4@uAovA+bjueSx$=MzliH@@1Z7bA2_MAf6c*Cmk`t1PjW*34'
),
    x10: [125, 114, 119, 126, 126, 125, 121, 114, 124, 114, 126, 119, 118, 122, 115, 116, 126, 124, 118, 122,
    123, 125, 114, 121],
    t14: [124, 129, 130, 119, 132, 104, 110, 124, 108, 119, 123, 128, 112, 129, 113, 135, 112, 109, 113, 128,
    144, 116, 109, 111],
    t16: [124, 129, 130, 119, 132, 104, 110, 124, 108, 119, 123, 128, 112, 129, 113, 135, 112, 109, 113, 128,
    144, 116, 109, 111],
    t18: packed('<i2',
    'c-p1GK@xx<2mrvI+d)zal}1W%N~c>-?h);-H*XUC;Cd1~Vl7|uB2ip-xo9vPNsk@?^(F93kYd}5RAZ#+hYtut99a'
),
    x19: [126, 125, 116, 123, 122, 115, 114, 115, 123, 121, 123, 125, 123, 114, 116, 123, 121, 117, 117, 118,
    119, 123, 119, 125],
    t23: [121, 122, 108, 138, 124, 116, 98, 137, 119, 121, 128, 114, 133, 115, 126, 125, 119, 129, 113, 116,
    128, 127, 118, 117],
    t25: [121, 122, 108, 138, 124, 116, 98, 137, 119, 121, 128, 114, 133, 115, 126, 125, 119, 129, 113, 116,
    128, 127, 118, 117],
    t27: packed('<i2',
    'c-p1GTMj@l5CA}D^(E4XvfJ)kk$!M$hcHw71-R(FQkhxOYY-SVK9$>+Xwtri*VA1sLpus)17Q;3ARd1B0RKE3Nd'
),
    x28: packed('|i1',
    'c-jTQhYbJ#2*a?a3sqRRW2fs7R`ej#rG~L{_Sks%L=PA'
),
    t32: packed('<i2',
    'c-qS?t!pUHEv>6B&Tq>pDsQZ>D6Xk3tE(z1E+{Wc%P(di007WW4$u'
),
    t34: packed('<i2',
    'c-qS?t!pUHEv>6B&Tq>pDsQZ>D6Xk3tE(z1E+{Wc%P(di007WW4$u'
),
    t36: packed('<i2',
    'c-pPR!4ZHk2n0Z@^`lN42tiH=(T8<w5$<CRY&y7w8NxT|L%$fB$>mu|uW&*h?9n<-ff4W8=E6&ecc~~|lkVv!FG&9(r~'
),
}, name='3x3_by_1_quant8').AddVariations(signed(x1, c2, t5, t7, t9, x10, t14, t16, t18, x19, c20, t23, t25, t27, x28, t32, t34, t36)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c2 = Parameter('c2', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-kF_fe8Qr41)6iqg@Lk$-pQ)Xbi2n?p+=iAP@c', 1.0
))
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
c4 = Parameter('c4', (I32, [4]), [1, 6, 6, 2])
t5 = Output('t5', (F32, [1, 6, 6, 2]))
c6 = Parameter('c6', (I32, [4]), [1, 5, 5, 2])
t7 = Output('t7', (F32, [1, 5, 5, 2]))
c8 = Parameter('c8', (I32, [4]), [1, 7, 7, 2])
t9 = Output('t9', (F32, [1, 7, 7, 2]))
x10 = Input('x10', (F32, [1, 3, 4, 2]))
c11 = Parameter('c11', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-kF@0SW*B3`F?<qi<SKpn$k2w|44V#Q}nt2?h', 1.0
))
c12 = Parameter('c12', (F32, [2]), [-0.5, 1.0])
c13 = Parameter('c13', (I32, [4]), [1, 6, 8, 2])
t14 = Output('t14', (F32, [1, 6, 8, 2]))
c15 = Parameter('c15', (I32, [4]), [1, 5, 7, 2])
t16 = Output('t16', (F32, [1, 5, 7, 2]))
c17 = Parameter('c17', (I32, [4]), [1, 7, 9, 2])
t18 = Output('t18', (F32, [1, 7, 9, 2]))
x19 = Input('x19', (F32, [1, 4, 3, 2]))
c20 = Parameter('c20', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-ke1!3_Wa3`E#}Xw9YZL1ZaZ*m!S`#Q{W*5cd', 1.0
))
c21 = Parameter('c21', (F32, [2]), [-0.5, 1.0])
c22 = Parameter('c22', (I32, [4]), [1, 8, 6, 2])
t23 = Output('t23', (F32, [1, 8, 6, 2]))
c24 = Parameter('c24', (I32, [4]), [1, 7, 5, 2])
t25 = Output('t25', (F32, [1, 7, 5, 2]))
c26 = Parameter('c26', (I32, [4]), [1, 9, 7, 2])
t27 = Output('t27', (F32, [1, 9, 7, 2]))
x28 = Input('x28', (F32, [1, 4, 4, 2]))
c29 = Parameter('c29', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-kF^u?+wK41)0gqp5X343Ox+PVXbERCoz84*m', 1.0
))
c30 = Parameter('c30', (F32, [2]), [-0.5, 1.0])
c31 = Parameter('c31', (I32, [4]), [1, 8, 8, 2])
t32 = Output('t32', (F32, [1, 8, 8, 2]))
c33 = Parameter('c33', (I32, [4]), [1, 7, 7, 2])
t34 = Output('t34', (F32, [1, 7, 7, 2]))
c35 = Parameter('c35', (I32, [4]), [1, 9, 9, 2])
t36 = Output('t36', (F32, [1, 9, 9, 2]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c4, 1, 2, 2, 0, False).To(t5)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c6, 1, 2, 2, 0, False).To(t7)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c8, 2, 2, 2, 0, False).To(t9)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c13, 1, 2, 2, 0, False).To(t14)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c15, 1, 2, 2, 0, False).To(t16)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c17, 2, 2, 2, 0, False).To(t18)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c22, 1, 2, 2, 0, False).To(t23)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c24, 1, 2, 2, 0, False).To(t25)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c26, 2, 2, 2, 0, False).To(t27)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c31, 1, 2, 2, 0, False).To(t32)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c33, 1, 2, 2, 0, False).To(t34)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c35, 2, 2, 2, 0, False).To(t36)
Example({
    x1: [2.5, -0.5, 1.5, -2.5, -1.5, 0.5, -2.5, -2.0, 3.0, 2.0, -2.0, 2.5, 0.5, -2.0, -0.5, -2.5, 2.5, -1.5],
    t5: packed('|i1',
    'c-jreQ3`+{5Cy<=)we1^koP}h5g6*a*8B}|=jJ7?VU^UgMkI@&f5%a7xjJUeYWBxCL2Ykdj7{BSI>kH8NFgkw57>zxeg', 0.5
),
    t7: packed('|i1',
    'c-jTQ3krZB5Cy>0)wc>kp!Yvx5d?nr*-TVs6pu;Ht3B%;FuL<~vhek-I4Gu}3M_||Hp&k@9u#o', 0.5
),
    t9: packed('|i1',
    'c-j@qQ3`}G3<W^bHceW0LD2i3aTi4~ZC=ISfr)B*bFZTX5J#}0NDb0}m)f%Z`_IHFoHOXVQ|fZwhHD-w6OwCO>FAuqOU!w^cgp7e'
    'Y2b31)d#vFEPM', 0.5
),
    x10: [0.5, 0.5, -2.5, 2.0, 0.5, -2.0, 2.0, -2.5, 1.0, -1.0, -1.5, 1.5, 1.0, -1.5, 1.5, 2.5, -1.5, 1.5,
    1.5, 3.0, 1.0, 3.0, 2.0, -0.5],
    t14: packed('|i1',
    'c-jTQK^A}@2n9espp`9Z(fyCv3qfdxm>@dSL4B5N#HDU8G_~s9v4D1D%<n=^Fwli387mak)<_MU&PERsBt62oS)7~uI7HhIj5H!`', 0.5
),
    t16: packed('|i1',
    'c-jTQNfLk{3<N+X3kn?c;QyaV8G?!3DQ*)Il6jwiw%F^vPy+;}Rg46J)UR(0Co2yEg{zU;9*28xEcyfJJ{e^', 0.5
),
    t18: packed('|i1',
    'c-jTQK?1@s2n0ZuKw{g29{m3!dr(6N>x`(NS=55`U>k%eZOsp?jC?&1*9QEkjNcQzpb(%p4Vh{%(D!LlmbjKqd7~h$e@Et2pLvb7'
    '&ZC*vaFVL@AnhLPx&KkpF?R', 0.5
),
    x19: [1.5, 0.5, 2.5, 2.5, 1.5, -3.0, -0.5, -2.0, 1.5, 1.5, 0.5, 3.0, 2.5, 1.0, 2.0, 2.0, -2.5, 3.0, 1.0,
    -0.5, -1.5, -3.0, 2.0, -3.0],
    t23: packed('|i1',
    'c-jri!3uyN5CGA2OQoP||Nnh;2qMGE-O1a)@Y-m4J9>s&2assJ;W2eQVC7hN`<Ou`kiW!mHTd=zl6BB+%`8<g@#fRIWf3S5l2d<H'
    'c{`N', 0.5
),
    t25: packed('|i1',
    'c-jTQK?;B{3;@9-5{p8w{{MY?5Tu2QP1YI21AE|2Qi*<7U<VVWu(S!^<qDG6C{#jn=60L~y2F}`AB#LLyZ', 0.5
),
    t27: packed('|i1',
    'c-jq&K@Nj33<T{3Cru@;{QrG$s8p3GG_jW)N28gsI%*JKt$;10m`@^az!40kU!RSt|0&-jM420U;_@40KTYqRe1`MVGPghzy2OaG'
    'AGwAIc^R34P2mEu1dFvqc|Gg1M6v', 0.5
),
    x28: packed('|i1',
    'c-jTQfeipK2m-L+l>hG)#kHt=?k+l<fX0j|tm5`We)@F~1p', 0.5
),
    t32: packed('|i1',
    'c-jTQ3kt(92mnw&)kwO+?tjR^D2=m?X74Q%4M5G|)uaxgn8XPKTb}?N(yml~_738QI@42Pi*&nlDeE)7n#S;v?CWw4665k)tuP8V'
    ';o9fvRY386HJL;*lJ$pT9nbLxIL0+J', 0.5
),
    t34: packed('|i1',
    'c-jTQ0S<s52mnBkKxVb||3|hpmt+Zc*GD3UhPey?%C`%BYXP=h><iYJWO;oG$tA7?CwrN<5i5ngqJcediFH(qfYgsIbK>SC53&}l'
    '?FZT@DJK', 0.5
),
    t36: packed('|i1',
    'c-jrh+YZ7Y5Cy=!^elv0<Ntr8jcE$fvWw31%na+q=CwsaY}6oqh&okHWe{l}9qDw_do6^vS$nF=9mrE`xqO-$>0LkOS?LWg^KAdz'
    '1zDqAmV<lnLJEy_94&&Rza9xYh6t*weHpp%QIRDX6?UlIY3DiS_yO`vK}!', 0.5
),
}, name='3x3_by_2').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fs%xmLYia^fO+ZxF&;%sFVn9Avs*ZsO007i?5&H'
))
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
c4 = Parameter('c4', (I32, [4]), [1, 6, 6, 2])
t5 = Output('t5', (U8, [1, 6, 6, 2], 0.5, 120))
c6 = Parameter('c6', (I32, [4]), [1, 5, 5, 2])
t7 = Output('t7', (U8, [1, 5, 5, 2], 0.5, 120))
c8 = Parameter('c8', (I32, [4]), [1, 7, 7, 2])
t9 = Output('t9', (U8, [1, 7, 7, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 3, 4, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-kF@0R{j-5QH-3|1Un{vJ^!EgiOrMeQi%mK7&dL5d'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c12 = Parameter('c12', (I32, [2]), [-2, 8])
c13 = Parameter('c13', (I32, [4]), [1, 6, 8, 2])
t14 = Output('t14', (U8, [1, 6, 8, 2], 0.5, 120))
c15 = Parameter('c15', (I32, [4]), [1, 5, 7, 2])
t16 = Output('t16', (U8, [1, 5, 7, 2], 0.5, 120))
c17 = Parameter('c17', (I32, [4]), [1, 7, 9, 2])
t18 = Output('t18', (U8, [1, 7, 9, 2], 0.5, 120))
x19 = Input('x19', (U8, [1, 4, 3, 2], 0.5, 120))
c20 = Parameter('c20', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-pILsB5aLYiep}sH>}MXsQE22)hm>)&Sx#5CH(uT@md'
))
c21 = Parameter('c21', (I32, [2], 0.25, 0), [-2, 4])
c22 = Parameter('c22', (I32, [4]), [1, 8, 6, 2])
t23 = Output('t23', (U8, [1, 8, 6, 2], 0.5, 120))
c24 = Parameter('c24', (I32, [4]), [1, 7, 5, 2])
t25 = Output('t25', (U8, [1, 7, 5, 2], 0.5, 120))
c26 = Parameter('c26', (I32, [4]), [1, 9, 7, 2])
t27 = Output('t27', (U8, [1, 9, 7, 2], 0.5, 120))
x28 = Input('x28', (U8, [1, 4, 4, 2], 0.5, 120))
c29 = Parameter('c29', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-kF>hY0`x48nr=|HUF5kO5Nr(oJP&fyCU%00~VF_W'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c30 = Parameter('c30', (I32, [2]), [-2, 8])
c31 = Parameter('c31', (I32, [4]), [1, 8, 8, 2])
t32 = Output('t32', (U8, [1, 8, 8, 2], 0.5, 120))
c33 = Parameter('c33', (I32, [4]), [1, 7, 7, 2])
t34 = Output('t34', (U8, [1, 7, 7, 2], 0.5, 120))
c35 = Parameter('c35', (I32, [4]), [1, 9, 9, 2])
t36 = Output('t36', (U8, [1, 9, 9, 2], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c4, 1, 2, 2, 0, False).To(t5)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c6, 1, 2, 2, 0, False).To(t7)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c8, 2, 2, 2, 0, False).To(t9)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c13, 1, 2, 2, 0, False).To(t14)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c15, 1, 2, 2, 0, False).To(t16)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c17, 2, 2, 2, 0, False).To(t18)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c22, 1, 2, 2, 0, False).To(t23)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c24, 1, 2, 2, 0, False).To(t25)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c26, 2, 2, 2, 0, False).To(t27)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c31, 1, 2, 2, 0, False).To(t32)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c33, 1, 2, 2, 0, False).To(t34)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c35, 2, 2, 2, 0, False).To(t36)
Example({
    x1: [125, 119, 123, 115, 117, 121, 115, 116, 126, 124, 116, 125, 121, 116, 119, 115, 125, 117],
    t5: packed('<i2',
    'c-pPUQ3`+{5Cy=FTLebBuIZ|8Rf3=nU59A?M%3zFs0Wu=xF|RD1jk?9^(-`7cr!SjYs>_*ZzCuU&R*rFlHr@w8qlYoynk;ZJ^'
),
    t7: packed('<i2',
    'c-pINC~K^5s;Vz8D=Y5k$t=kzsxK|8Y|XB$DXGsZEN`f<D61)LsP3+*FKw)@t1GW>Vjvj+00{#Z;Q'
),
    t9: packed('<i2',
    'c-png(F%hw3`XHS?uMe6Hh)dqG-=&nusyW+5T45qPI2;0<47Sxv_Ku*Mz#Q46u$pge3G%`<$!!9snM2=upY^6M`bTRnWI+YURq1n'
    'yEkHf2WVf3#^d%*zi=*W'
),
    x10: [121, 121, 115, 124, 121, 116, 124, 115, 122, 118, 117, 123, 122, 117, 123, 125, 117, 123, 123, 126,
    122, 126, 124, 119],
    t14: packed('<i2',
    'c-pnW$rXSw2n9eZ_DMkC1Bu%~4;F0|&UiSonlgMe%gw`zX+~+8Jv&yQA1ZCRF%$uejOG-Dg7x*(5?mbQFBG0bgrbvN8}oT&_339H'
    'pRp}%'
),
    t16: packed('<i2',
    'c-pPOK^A}@2nE1S+zV0gBUtL979F}vG^5V6!^Ksf3y2{(9XGnb&@5FlheM;xjKxOvg`l=h7L?b?JV*1`e(?dUDj_u'
),
    t18: packed('<i2',
    'c-qCm!2tpx3<N;y_2CJGY&Im|9S?n2v}HJBZX8jy(PqV1pgE$I2SWq+yjXW9^HizNH>c8R<Q!hDcrb|USD1!yH!t?3(#AZNNbxMP'
    'S8LZfB6TGIcVq?PzA&ZV{^|!2t2>7'
),
    x19: [123, 121, 125, 125, 123, 114, 119, 116, 123, 123, 121, 126, 125, 122, 124, 124, 115, 126, 122, 119,
    117, 114, 124, 114],
    t23: packed('<i2',
    'c-pm#K?;O05Wsw^9t6=+wKJKHwq+N*`sVE?Hm5*Hy2XRyOAda473mJUxS|=^=7*z)FSupeS-I8(=Tvf)KJ+&>o@j_^($70KGuR4L'
    'B@Tb)2PLa4l>'
),
    t25: packed('<i2',
    'c-pPOK?;B{3;;pjss}+VRBW<oOAHFV`er}j4CX@H;83(8X&t}=%_>3P3!IBrFs0>SAf`p{cMeDnmy)Mnd}qZVi~'
),
    t27: packed('<i2',
    'c-qB`K@P$&3<P;A9FQs+rA_R$w{=30dgaaJ7wl~`nysfWDY$qd;{YsV60ng%g*s$?UU1*1`~WmZ&nykcs{-W_zLh33oG-cKQf7mg'
    'Rvq7aPih9N0W?K+iqWDm^c*_gx4-TOa4kB*'
),
    x28: packed('|i1',
    'c-jTQi4g!W2m-L3eel4_>`i#Hh&V%dWEQMCc4~Uk{`d6{1p'
),
    t32: packed('<i2',
    'c-qCm3l72{3;<A1Yhspx9klebmWH{+V|xtW8|eWofu+)Px?Q2GAs3meGaLBaF|1vSz1~qx8+i_m^S}`nt-J!$`02RDUJcaKs2-6d'
    'Kytd#)wfE-3g6H4uIdFX-r~7rD~~_>0ZgVmGy'
),
    t34: packed('<i2',
    'c-pnWfenN(2mnB*H8I9wwNNNRN!7%$e~Q1$r73cfJ_@t;4PDQBu)*tal0|KP9avp`aSY|zaMTUdLJ1BJl1y^ZT~;9CmcOT4vxMrq'
    'SPWUy^mjjy`z{v'
),
    t36: packed('<i2',
    'c-qa%Z4Sa93;<A1>tdEs8MO3cErdDavGo|f->(gi%o3P@y3@trnyVUel0GZ5<(j>37*@{74p+e2ObhvF8pn<;EZ9nV1P<f7<7^xJ'
    'a#kNku*V?DBnO)topl8w*8F*OU%aY%LW`&Pn6f4x+JmQ{Ta>;?tF7Mt-WP|KOgj'
),
}, name='3x3_by_2_quant8').AddVariations(signed(x1, c2, t5, t7, t9, x10, t14, t16, t18, x19, c20, t23, t25, t27, x28, t32, t34, t36)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 3]))
c2 = Parameter('c2', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-kF^!4Uv35Jc#|Xt&9D7)Xl*oOzb<*IEv`BM1W', 1.0
))
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
c4 = Parameter('c4', (I32, [4]), [1, 2, 6, 6])
t5 = Output('t5', (F32, [1, 2, 6, 6]))
c6 = Parameter('c6', (I32, [4]), [1, 2, 5, 5])
t7 = Output('t7', (F32, [1, 2, 5, 5]))
c8 = Parameter('c8', (I32, [4]), [1, 2, 7, 7])
t9 = Output('t9', (F32, [1, 2, 7, 7]))
x10 = Input('x10', (F32, [1, 2, 3, 4]))
c11 = Parameter('c11', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-j?*fe8Qr41)Ckqg|7b)QmuXyRv93neza_WDEi', 1.0
))
c12 = Parameter('c12', (F32, [2]), [-0.5, 1.0])
c13 = Parameter('c13', (I32, [4]), [1, 2, 6, 8])
t14 = Output('t14', (F32, [1, 2, 6, 8]))
c15 = Parameter('c15', (I32, [4]), [1, 2, 5, 7])
t16 = Output('t16', (F32, [1, 2, 5, 7]))
c17 = Parameter('c17', (I32, [4]), [1, 2, 7, 9])
t18 = Output('t18', (F32, [1, 2, 7, 9]))
x19 = Input('x19', (F32, [1, 2, 4, 3]))
c20 = Parameter('c20', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-kF^$q@hm5JTv{XnW*gNSM1oj>VO0{wD*odI$#', 1.0
))
c21 = Parameter('c21', (F32, [2]), [-0.5, 1.0])
c22 = Parameter('c22', (I32, [4]), [1, 2, 8, 6])
t23 = Output('t23', (F32, [1, 2, 8, 6]))
c24 = Parameter('c24', (I32, [4]), [1, 2, 7, 5])
t25 = Output('t25', (F32, [1, 2, 7, 5]))
c26 = Parameter('c26', (I32, [4]), [1, 2, 9, 7])
t27 = Output('t27', (F32, [1, 2, 9, 7]))
x28 = Input('x28', (F32, [1, 2, 4, 4]))
c29 = Parameter('c29', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-j?*fe8Qr41)6iqn$%AW5(oZ71I8d^*k2Y5Bv', 1.0
))
c30 = Parameter('c30', (F32, [2]), [-0.5, 1.0])
c31 = Parameter('c31', (I32, [4]), [1, 2, 8, 8])
t32 = Output('t32', (F32, [1, 2, 8, 8]))
c33 = Parameter('c33', (I32, [4]), [1, 2, 7, 7])
t34 = Output('t34', (F32, [1, 2, 7, 7]))
c35 = Parameter('c35', (I32, [4]), [1, 2, 9, 9])
t36 = Output('t36', (F32, [1, 2, 9, 9]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c4, 1, 2, 2, 0, True).To(t5)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c6, 1, 2, 2, 0, True).To(t7)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c8, 2, 2, 2, 0, True).To(t9)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c13, 1, 2, 2, 0, True).To(t14)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c15, 1, 2, 2, 0, True).To(t16)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c17, 2, 2, 2, 0, True).To(t18)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c22, 1, 2, 2, 0, True).To(t23)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c24, 1, 2, 2, 0, True).To(t25)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c26, 2, 2, 2, 0, True).To(t27)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c31, 1, 2, 2, 0, True).To(t32)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c33, 1, 2, 2, 0, True).To(t34)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c35, 2, 2, 2, 0, True).To(t36)
Example({
    x1: [2.5, -3.0, 2.0, -1.5, -1.0, -3.0, -0.5, -2.5, -1.0, 1.5, -2.5, -1.0, 1.0, 0.5, -1.5, 2.0, -0.5,
    0.5],
    t5: packed('|i1',
    'c-jreOAdfA2n9f1fsz{I{SRuiA1FGzar66xiwtnC&8>&;DC42ofwgJ=JM;}v3MNln$RWm>N?N?28Y=4tRLdU^', 0.5
),
    t7: packed('|i1',
    'c-jTQQ5FCY2n4{k70-|RA5~P$wC3O~&K;HNayC$MDkUj_h3A9z%rq1Oo%R7-gA@+', 0.5
),
    t9: packed('|i1',
    'c-jreTMmOT3<SXSIwl37-v6M8lEe=>f8*V+Q^H#tqE#z(e?H+E9Cc$pB3Ox;QFASL77zPHgCP{olCRXz*44@gqf=t*vZ*o2fAIo4'
    'GAsf', 0.5
),
    x10: [2.5, 1.5, -1.0, -1.0, -0.5, 1.5, 1.5, -1.0, 2.0, 1.5, 0.5, -0.5, -2.0, 2.5, -0.5, -2.5, -3.0, 0.5,
    1.5, 2.5, -2.0, 0.5, 1.0, 0.5],
    t14: packed('|i1',
    'c-jriQ4)hN2nE2$3pI^)9PfY7jz9?dzl%S`;L}4?SGle0cGv+66jkpWQ*+G-Kt#}aa<Sf2`fa^FHg#`Xjm+0`{IUa#K_}RnKC<&C'
    'Ed', 0.5
),
    t16: packed('|i1',
    'c-jrh!4ZHk2n4_bZj8~7{Z}dhg6?}m$lYr{?}FbRXeDbVYi9r=0&ku++LM<ZUG*28H2{sd6l%r~wvQbs', 0.5
),
    t18: packed('|i1',
    'c-jrjixC1b2nE2$=MtliWB-LZ0Rngh?Bd5{@IxM?TJ34|-41&VSfE)ocdnyZCn5kMLbc4I%&N&BE^fZaS|2hSmmPh|=)E#;&I|9H'
    '0LPl_3>HxuZYa6yKSpXbE&', 0.5
),
    x19: [-1.0, 0.5, 1.0, 1.5, 2.5, -1.5, 2.0, -2.5, 1.5, -1.5, 1.0, -0.5, -3.0, 2.0, 0.5, 3.0, -2.5, -1.0,
    1.0, -1.0, -3.0, 2.5, 2.5, 1.0],
    t23: packed('|i1',
    'c-jTQ0TO^92n0Y*L7bZU|38~F6|i08W{El?inqAxwrVopgxLK%Wlf&O&q5wZrwj4Sx`ir2FvLm<u|t{pMpG{Yrm97>`F41wA9-3Q'
    'H2', 0.5
),
    t25: packed('|i1',
    'c-jTQ0TO^92n0Y*L7bfW|390w6tG=H6pyoRGnr3{J>Iq^PrDcLmzoPzgg~sMutS+Ibaet#Eu!5Wp6Lf1V;>^', 0.5
),
    t27: packed('|i1',
    'c-jrhSq{Q53<W^H#7jg~?tf22N>VRnz6X7Jqjn)vgJzzid<~cVZGo)occk2#w=e$O=u6R#5CXRfr{LYKglHfIyu`JoiNB1w_>F1d'
    '`p-1PRBVP;AUeT}O&Je*TQOV', 0.5
),
    x28: packed('|i1',
    'c-jTQ0TKWp2m-Jp%>TbPLE6^D5CBK($c@t=Q?Hc1AM~~k3j', 0.5
),
    t32: packed('|i1',
    'c-jTQfephT3<N+MLx4zC)&0jz0tEPX@1P86gF$9{)H!l(z~1kDDKW8zty>|YV3ge%l+R&q8qmkpkh50?HyQp(ZajWVXI>rOL<?qm'
    '^j-_2d5U<sOYv1sjY5YC|LiD4s{', 0.5
),
    t34: packed('|i1',
    'c-jrbQ4WM43<bbGDu^a#<Nc4R0s^mH=VPRo2X5<D$T{x|#?GeW1_iW5W(}|>sUxtqt4Q-Bx~6lWuY<p68WgG4Et`5=_*%|B@(wZQ'
    '*B>m6G_e', 0.5
),
    t36: packed('|i1',
    'c-jrhK@P(p3<N-ILm;WDs{emx5+J~?+uIxlLQM;#hEZ>Evgf@5Yt836g&4r>HZMW&AYcruHLCF5%*{m6`dKSXgFbZ-Ir~m^vC#dU'
    '{)O9j%E;3jK8dClO}5td!oNI4JUmt@KFc8*1053hT1B@42!4<tRi*', 0.5
),
}, name='3x3_by_2_nchw').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m{IYig>iYp82#XlQ5x(hVTGsR0PVLO^~~0|OBN0M-K%1p'
))
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
c4 = Parameter('c4', (I32, [4]), [1, 2, 6, 6])
t5 = Output('t5', (U8, [1, 2, 6, 6], 0.5, 120))
c6 = Parameter('c6', (I32, [4]), [1, 2, 5, 5])
t7 = Output('t7', (U8, [1, 2, 5, 5], 0.5, 120))
c8 = Parameter('c8', (I32, [4]), [1, 2, 7, 7])
t9 = Output('t9', (U8, [1, 2, 7, 7], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 3, 4], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-j?)fe8RG41+}S|HUON6A`tRf_}FFawEI-@&Lh{3;_'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c12 = Parameter('c12', (I32, [2]), [-2, 8])
c13 = Parameter('c13', (I32, [4]), [1, 2, 6, 8])
t14 = Output('t14', (U8, [1, 2, 6, 8], 0.5, 120))
c15 = Parameter('c15', (I32, [4]), [1, 2, 5, 7])
t16 = Output('t16', (U8, [1, 2, 5, 7], 0.5, 120))
c17 = Parameter('c17', (I32, [4]), [1, 2, 7, 9])
t18 = Output('t18', (U8, [1, 2, 7, 9], 0.5, 120))
x19 = Input('x19', (U8, [1, 2, 4, 3], 0.5, 120))
c20 = Parameter('c20', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-pILXsT-hg1Ux=rUnpMSJwdIH33;oV6mnK1|k3e*U=IU'
))
c21 = Parameter('c21', (I32, [2], 0.25, 0), [-2, 4])
c22 = Parameter('c22', (I32, [4]), [1, 2, 8, 6])
t23 = Output('t23', (U8, [1, 2, 8, 6], 0.5, 120))
c24 = Parameter('c24', (I32, [4]), [1, 2, 7, 5])
t25 = Output('t25', (U8, [1, 2, 7, 5], 0.5, 120))
c26 = Parameter('c26', (I32, [4]), [1, 2, 9, 7])
t27 = Output('t27', (U8, [1, 2, 9, 7], 0.5, 120))
x28 = Input('x28', (U8, [1, 2, 4, 4], 0.5, 120))
c29 = Parameter('c29', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-j@l!3h8W41>T>+<#&TZMla|deV8<7Ste-|F{-~5A^'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c30 = Parameter('c30', (I32, [2]), [-2, 8])
c31 = Parameter('c31', (I32, [4]), [1, 2, 8, 8])
t32 = Output('t32', (U8, [1, 2, 8, 8], 0.5, 120))
c33 = Parameter('c33', (I32, [4]), [1, 2, 7, 7])
t34 = Output('t34', (U8, [1, 2, 7, 7], 0.5, 120))
c35 = Parameter('c35', (I32, [4]), [1, 2, 9, 9])
t36 = Output('t36', (U8, [1, 2, 9, 9], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c4, 1, 2, 2, 0, True).To(t5)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c6, 1, 2, 2, 0, True).To(t7)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c8, 2, 2, 2, 0, True).To(t9)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c13, 1, 2, 2, 0, True).To(t14)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c15, 1, 2, 2, 0, True).To(t16)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c17, 2, 2, 2, 0, True).To(t18)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c22, 1, 2, 2, 0, True).To(t23)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c24, 1, 2, 2, 0, True).To(t25)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c26, 2, 2, 2, 0, True).To(t27)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c31, 1, 2, 2, 0, True).To(t32)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c33, 1, 2, 2, 0, True).To(t34)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c35, 2, 2, 2, 0, True).To(t36)
Example({
    x1: [125, 114, 124, 117, 118, 114, 119, 115, 118, 123, 115, 118, 122, 121, 117, 124, 119, 121],
    t5: packed('<i2',
    'c-pPUOAdfA2n9e7Z0rvTuRt4(@!Wa{XE(HHzd`N=Cav3<nL3YhXw5+DTEAV9*hATr1P`S6vXIaiG%y#Y#rBgIOll#|'
),
    t7: packed('<i2',
    'c-oc0!4be92n4{CEC!I{L?@rrZ4K_uDd6k;n!2S#Z-7U43u7pL4B4zvm73UCtmoPR>NOXC'
),
    t9: packed('<i2',
    'c-pncTMoi73<N+9TtSogv0ldwpo(+TOLYE5mTYIJ%-JH{hvjE~tC+I+6Mc`sFmzMzV?fOLt(Q&|G$Hi(g}0n5%Zn%qLyr|l7LB}$'
    '$L;=Yt}XH'
),
    x10: [125, 123, 118, 118, 119, 123, 123, 118, 124, 123, 121, 119, 116, 125, 119, 115, 114, 121, 123, 125,
    116, 121, 122, 121],
    t14: packed('<i2',
    'c-pngQ4Yc|3<S}hxT@_qUT+K`fGUnnFVXpagPkeRrj}JbRQm5w$OmEwRvo@td2ePwW@7SWXIxX%Ys`2^tM_=ua=$#+*C#+*RDxsF'
    'c5{DmQY|e'
),
    t16: packed('<i2',
    'c-pPX!4ZHk2n0Y&mJq@LH^%74vb6~Jy&B~3HlDpfZc%uWwmNNe1tJ3CJZrjiUUj(HS8~||Qddi46}Ml!lD;7L'
),
    t18: packed('<i2',
    'c-qCxTM_~>2nA7BYz+|L@|eV^Ww~r;7xw>Y+%pI~f+f1mS;@W!gI*IP@a)z@_h_{tB0xmIyq1Nk*~(8^dY(bvk6MnCMn7x%u~jdg'
    '8*g1e%3jHdtm>Fdu)5Z_zxD&i3Oha'
),
    x19: [118, 121, 122, 123, 125, 117, 124, 115, 123, 117, 122, 119, 114, 124, 121, 126, 115, 118, 122, 118,
    114, 125, 125, 122],
    t23: packed('<i2',
    'c-pnW0TO^92n4|X+hnDHoPszt_3mELE_$M-J46O2d1j?ap0@_6`*C~8mdVzFexlv%YPm;soe;<AG@3YFVP-E<@KBh}7#@i$gS#$2'
    '`v7^lEj0'
),
    t25: packed('<i2',
    'c-pPOfenBl3<N;;HKIaW`p^P_=-e*h9Yh+-Gcu9Kqewolm7+!36Y5<SyAFuMsTHBw&0d7g3e(ZN2WD{9?H3=AB_Q('
),
    t27: packed('<i2',
    'c-qCv*%87p3<W^?WpJ<~$$GL54;iQ%x?sN-tC6W45J}c1?>(t+it#Xp%;R}UoWloozn@q=VHbzOZ89nQST#d+LjvA|(xif3<v#s`'
    'R!sTJx}!3xaZUy=MU_`NZh!R!<E}ew'
),
    x28: packed('|i1',
    'c-jTQ0TKWp2m-J_C+HEz+uNE}S&|FQ0izq)vu81RANMv73j'
),
    t32: packed('<i2',
    'c-qCmfephT3<SXLn*>PU-!_H-k*ca&cZ}Y_SbG7hUg0od8Y=*$ocm_Pg`7O^22}%_mdI*6ZWp(Tn6`j1WU-2Cl6M#9{mpib9P#P&'
    '>TY+8YqGiYhLdGZ$@8(M6qxe$XFtO(JF5'
),
    t34: packed('<i2',
    'c-pnZQ4)h73<bd6R|N!Kl1Bv58K=`*x0mRCtmUv#<-7t=>$*^ok-V&g5pr0Kjj|0_HpH|9OZs&6@hQw_!Mlq$=ZNu|;@S`FGN+b#'
    '(?s#>^><%4_${F'
),
    t36: packed('<i2',
    'c-qa%OA>-G6hu+?3nY-F`~3n0EX#7&x(x5=3@(hmH;}F+Ehgl8UI}QeZu4YB0qPocHmIn9U0cp{<8p*Vm?N)KN(fiqQX$S$F1lFg'
    'DzE*w@c2|KXO)ci&hY4AN6y#aPqKGxyxSO3$8Fw~0#iQQ@M8dm$KUq_vs+7+'
),
}, name='3x3_by_2_nchw_quant8').AddVariations(signed(x1, c2, t5, t7, t9, x10, t14, t16, t18, x19, c20, t23, t25, t27, x28, t32, t34, t36)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c2 = Parameter('c2', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-kF_hY0`x41@IlqwR<wLP(7zkk_s2_7Mlk`w9R', 1.0
))
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
c4 = Parameter('c4', (I32, [4]), [1, 9, 9, 2])
t5 = Output('t5', (F32, [1, 9, 9, 2]))
c6 = Parameter('c6', (I32, [4]), [1, 7, 7, 2])
t7 = Output('t7', (F32, [1, 7, 7, 2]))
c8 = Parameter('c8', (I32, [4]), [1, 9, 9, 2])
t9 = Output('t9', (F32, [1, 9, 9, 2]))
x10 = Input('x10', (F32, [1, 3, 4, 2]))
c11 = Parameter('c11', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-k$*fe8Qr2!JsC|7a@+bfCuR0u{OS%K(hG3Iz', 1.0
))
c12 = Parameter('c12', (F32, [2]), [-0.5, 1.0])
c13 = Parameter('c13', (I32, [4]), [1, 9, 12, 2])
t14 = Output('t14', (F32, [1, 9, 12, 2]))
c15 = Parameter('c15', (I32, [4]), [1, 7, 10, 2])
t16 = Output('t16', (F32, [1, 7, 10, 2]))
c17 = Parameter('c17', (I32, [4]), [1, 9, 12, 2])
t18 = Output('t18', (F32, [1, 9, 12, 2]))
x19 = Input('x19', (F32, [1, 4, 3, 2]))
c20 = Parameter('c20', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-s5V$iT?J@Sgz!fHdQOMhF5C42&Qa0GLP#1^', 1.0
))
c21 = Parameter('c21', (F32, [2]), [-0.5, 1.0])
c22 = Parameter('c22', (I32, [4]), [1, 12, 9, 2])
t23 = Output('t23', (F32, [1, 12, 9, 2]))
c24 = Parameter('c24', (I32, [4]), [1, 10, 7, 2])
t25 = Output('t25', (F32, [1, 10, 7, 2]))
c26 = Parameter('c26', (I32, [4]), [1, 12, 9, 2])
t27 = Output('t27', (F32, [1, 12, 9, 2]))
x28 = Input('x28', (F32, [1, 4, 4, 2]))
c29 = Parameter('c29', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-ke2u?YYG41>)7N85xVIH;m2!Ym<ceCx^qcR&&N', 1.0
))
c30 = Parameter('c30', (F32, [2]), [-0.5, 1.0])
c31 = Parameter('c31', (I32, [4]), [1, 12, 12, 2])
t32 = Output('t32', (F32, [1, 12, 12, 2]))
c33 = Parameter('c33', (I32, [4]), [1, 10, 10, 2])
t34 = Output('t34', (F32, [1, 10, 10, 2]))
c35 = Parameter('c35', (I32, [4]), [1, 12, 12, 2])
t36 = Output('t36', (F32, [1, 12, 12, 2]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c4, 1, 3, 3, 0, False).To(t5)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c6, 1, 3, 3, 0, False).To(t7)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c8, 2, 3, 3, 0, False).To(t9)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c13, 1, 3, 3, 0, False).To(t14)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c15, 1, 3, 3, 0, False).To(t16)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c17, 2, 3, 3, 0, False).To(t18)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c22, 1, 3, 3, 0, False).To(t23)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c24, 1, 3, 3, 0, False).To(t25)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c26, 2, 3, 3, 0, False).To(t27)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c31, 1, 3, 3, 0, False).To(t32)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c33, 1, 3, 3, 0, False).To(t34)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c35, 2, 3, 3, 0, False).To(t36)
Example({
    x1: [1.5, 1.0, -2.5, -3.0, -2.5, -0.5, -3.0, 1.0, 0.5, -1.0, 3.0, -0.5, -3.0, 0.5, 1.0, -2.5, -0.5,
    -1.0],
    t5: packed('|i1',
    'c-j?>K@P((48ts2UfccusROn)mb2ud3q?>#H&1=mnr<I1$jTCV^0b!)10hb{ku|H^Frga$bws<no%EOMEz6DAv|(`vo^2^%)B4(|'
    '>+zqHwf;b@Vqc8}2M-+pXv^)G@m$oDV!MAZ{x@I', 0.5
),
    t7: packed('|i1',
    'c-ke(!2!b{3<E$($bs%ZY@1-4K639XB!aQLaAA~>?-6;j8{GPeqa|Tkg#ZuT#(rl7anK*|(NA{j5}9fSy*+D^^dAI>9a;', 0.5
),
    t9: packed('|i1',
    'c-j?>K@P((48ts2UfccusROn)mb2ud3q?>#H&1=mnr<I1$jTCV^0b!)10hb{ku|H^Frga$bws<no%EOMEz6DAv|(`vo^2^%)B4(|'
    '>+zqHwf;b@Vqc8}2M-+pXv^)G@m$oDV!MAZ{x@I', 0.5
),
    x10: [2.0, 0.5, 2.0, -2.5, -2.5, 2.5, -1.0, -1.5, 1.5, -0.5, -1.5, 0.5, 1.0, -1.0, -2.0, 1.0, 0.5, -0.5,
    1.5, 3.0, 3.0, -2.5, -2.0, -2.5],
    t14: packed('|i1',
    'c-j?>K@I~k2m>Jjg4+K7r`=W9fJ+Y}S(e5|3J=4q<%WU$CRQjBASJ-As*Mj;!y&;`6J=3zi^+;l<dNh-Af8jv`9bf<l+LsZ#o&Ua'
    'rlCNMr==H0k&+%OByq8@J)T`-^2GLY6in;ocwdYDCO7JE#Z8B9@MTwvMAXMax5m+1JnUhqA3hdpT>', 0.5
),
    t16: packed('|i1',
    'c-jq%TMol848!dC5o7E9kJ=(>BF!I!2ncjIIRQ*w9E~nFA{T6W`dHUG+mEVQu=gcDbn|vmDwrou5|pM+ejp*S6YL-Ans3q6IBV~q'
    '%J>$4_n>wW#R@*M<)PmB2lpvNW&', 0.5
),
    t18: packed('|i1',
    'c-j?>K@I~k2m>Jjg4+K7r`=W9fJ+Y}S(e5|3J=4q<%WU$CRQjBASJ-As*Mj;!y&;`6J=3zi^+;l<dNh-Af8jv`9bf<l+LsZ#o&Ua'
    'rlCNMr==H0k&+%OByq8@J)T`-^2GLY6in;ocwdYDCO7JE#Z8B9@MTwvMAXMax5m+1JnUhqA3hdpT>', 0.5
),
    x19: [-0.5, -1.0, -3.0, -2.0, -2.5, 2.0, 1.5, 1.0, -0.5, 1.0, -1.0, 1.0, -2.5, -1.5, 1.5, 2.0, 2.5, -2.5,
    0.5, 2.5, -0.5, -0.5, 1.5, -1.0],
    t23: packed('|i1',
    'c-kF~(GJ5P3<F~lpi}q%e>#a#!mX?PYTtP)9Tb-_j?=%$gzy>!7AGfP%t*28xPlh)b4yMyRp8#VDeGBTrQWngV-u@Ogt;oAqNZ5J'
    'G<Wg(jQOU-V_A-)IT*Yl=DIEG<xb8rhqu@qlwGiy+424Gt#D^0NvH24+Wp=Bt>u|NPrhW2', 0.5
),
    t25: packed('|i1',
    'c-j@rK@P(p3<XhtY(t~;{x_|JTwt1Nwxfse3<8Ur+t}jd{02QFXS5W!cO9P7k_2`78WLfyB-EBs<}R+!toL7Aj-#5)sP$;;a%WeI'
    '!;5wrR(lUR#~M#-vwt48K~?', 0.5
),
    t27: packed('|i1',
    'c-kF~(GJ5P3<F~lpi}q%e>#a#!mX?PYTtP)9Tb-_j?=%$gzy>!7AGfP%t*28xPlh)b4yMyRp8#VDeGBTrQWngV-u@Ogt;oAqNZ5J'
    'G<Wg(jQOU-V_A-)IT*Yl=DIEG<xb8rhqu@qlwGiy+424Gt#D^0NvH24+Wp=Bt>u|NPrhW2', 0.5
),
    x28: packed('|i1',
    'c-jTQfeipK2m-Lk(Eslh#kJ5=h}gPDj$B~&u6;D4J_D-|0{', 0.5
),
    t32: packed('|i1',
    'c-jrji;Y7u2n0Y_gUw5H{WlsZ{($!~1q{rdIn?d-9j#fcv3gm_6dd}Ox@k*Wve#Y0oWN83LSHEhE$%HWJCR%~va63B(>76Yt=$ox'
    'Z*sR@d?3?#ZV%-<kPE)iha6zCo{MO09a($iZxp>U{O=P^fIjTJcvY4$KP6u_x`Q!rwsysmiVx&(E8##kQP5IP*)2KgceYiQv<7x-'
    'IY_q(is>9YM1x*Kmi*pIHN&j?`~&OJeuV', 0.5
),
    t34: packed('|i1',
    'c-jrk0g}WZ2n0YFLCs$6|38|l1QlklKhW6phq`E??XYKs;7UHw&yhfzRf({OdAj;o^R-3fENkbFT&*WB$m`tIr=EZ>^dTE~nO9-9'
    'SmT6k(URfcdpd#rVX1`i+$j$m-LaQ;MM%yY@?A<e6ttr|ty1>!dRt@z`~N;jx11Eycl-eEs9hZ', 0.5
),
    t36: packed('|i1',
    'c-jrji;Y7u2n0Y_gUw5H{WlsZ{($!~1q{rdIn?d-9j#fcv3gm_6dd}Ox@k*Wve#Y0oWN83LSHEhE$%HWJCR%~va63B(>76Yt=$ox'
    'Z*sR@d?3?#ZV%-<kPE)iha6zCo{MO09a($iZxp>U{O=P^fIjTJcvY4$KP6u_x`Q!rwsysmiVx&(E8##kQP5IP*)2KgceYiQv<7x-'
    'IY_q(is>9YM1x*Kmi*pIHN&j?`~&OJeuV', 0.5
),
}, name='3x3_by_3').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m{IYieq$YXHK!hK8mFFaZK}Aa)&4rm3Ncfd~Kq)Y}pN'
))
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
c4 = Parameter('c4', (I32, [4]), [1, 9, 9, 2])
t5 = Output('t5', (U8, [1, 9, 9, 2], 0.5, 120))
c6 = Parameter('c6', (I32, [4]), [1, 7, 7, 2])
t7 = Output('t7', (U8, [1, 7, 7, 2], 0.5, 120))
c8 = Parameter('c8', (I32, [4]), [1, 9, 9, 2])
t9 = Output('t9', (U8, [1, 9, 9, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 3, 4, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-k$*0SW*B2*SW2{{O`y6$IOXq;hJ3Cd6BQGmPL00{'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c12 = Parameter('c12', (I32, [2]), [-2, 8])
c13 = Parameter('c13', (I32, [4]), [1, 9, 12, 2])
t14 = Output('t14', (U8, [1, 9, 12, 2], 0.5, 120))
c15 = Parameter('c15', (I32, [4]), [1, 7, 10, 2])
t16 = Output('t16', (U8, [1, 7, 10, 2], 0.5, 120))
c17 = Parameter('c17', (I32, [4]), [1, 9, 12, 2])
t18 = Output('t18', (U8, [1, 9, 12, 2], 0.5, 120))
x19 = Input('x19', (U8, [1, 4, 3, 2], 0.5, 120))
c20 = Parameter('c20', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-pILYG`U`sB3@#Al+2g1VJF8p$WudAOZjY*Ci4Q'
))
c21 = Parameter('c21', (I32, [2], 0.25, 0), [-2, 4])
c22 = Parameter('c22', (I32, [4]), [1, 12, 9, 2])
t23 = Output('t23', (U8, [1, 12, 9, 2], 0.5, 120))
c24 = Parameter('c24', (I32, [4]), [1, 10, 7, 2])
t25 = Output('t25', (U8, [1, 10, 7, 2], 0.5, 120))
c26 = Parameter('c26', (I32, [4]), [1, 12, 9, 2])
t27 = Output('t27', (U8, [1, 12, 9, 2], 0.5, 120))
x28 = Input('x28', (U8, [1, 4, 4, 2], 0.5, 120))
c29 = Parameter('c29', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-j?)fe8Qr2!kZ{|HUCK6j9MB!dF6;t!etn0d^@7?E'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c30 = Parameter('c30', (I32, [2]), [-2, 8])
c31 = Parameter('c31', (I32, [4]), [1, 12, 12, 2])
t32 = Output('t32', (U8, [1, 12, 12, 2], 0.5, 120))
c33 = Parameter('c33', (I32, [4]), [1, 10, 10, 2])
t34 = Output('t34', (U8, [1, 10, 10, 2], 0.5, 120))
c35 = Parameter('c35', (I32, [4]), [1, 12, 12, 2])
t36 = Output('t36', (U8, [1, 12, 12, 2], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c4, 1, 3, 3, 0, False).To(t5)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c6, 1, 3, 3, 0, False).To(t7)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c8, 2, 3, 3, 0, False).To(t9)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c13, 1, 3, 3, 0, False).To(t14)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c15, 1, 3, 3, 0, False).To(t16)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c17, 2, 3, 3, 0, False).To(t18)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c22, 1, 3, 3, 0, False).To(t23)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c24, 1, 3, 3, 0, False).To(t25)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c26, 2, 3, 3, 0, False).To(t27)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c31, 1, 3, 3, 0, False).To(t32)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c33, 1, 3, 3, 0, False).To(t34)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c35, 2, 3, 3, 0, False).To(t36)
Example({
    x1: [123, 122, 115, 114, 115, 119, 114, 122, 121, 118, 126, 119, 114, 121, 122, 115, 119, 118],
    t5: packed('<i2',
    'c-qa4OA^B{3_^S0&NPWF86=cXPhR^LWx?k01}g=k>^&Q{M+>8&qgc0YoJb|pG_+^+(cQs8>n%RP^oYQ%IK#e%T1YN5<eog1Wkn45'
    'vyk^AwvhVVlYKt=<1DJ_vWuiJUC)unBO7M9+}Gdd2baH0Py'
),
    t7: packed('<i2',
    'c-pnf!2!ZB3<E$mh7#M66uC_|?}Hh*_ay?&-rhK|($mN4m{A1|y~S0Mu&qRclP+WYW;QWVH~7^@cIXrtDmFcQ<wer3zk2|y@GeR'
),
    t9: packed('<i2',
    'c-qa4OA^B{3_^S0&NPWF86=cXPhR^LWx?k01}g=k>^&Q{M+>8&qgc0YoJb|pG_+^+(cQs8>n%RP^oYQ%IK#e%T1YN5<eog1Wkn45'
    'vyk^AwvhVVlYKt=<1DJ_vWuiJUC)unBO7M9+}Gdd2baH0Py'
),
    x10: [124, 121, 124, 115, 115, 125, 118, 117, 123, 119, 117, 121, 122, 118, 116, 122, 121, 119, 123, 126,
    126, 115, 116, 115],
    t14: packed('<i2',
    'c-q~K0g6O12t)V6`#<$pqpez*or8~ajSV~qfh1tJmDqABvB1BKL!k<|I50$H;EmH5Iho3aB*`A0e&|g+ooy-9_71dv&^x}py$*pG'
    'OpqL$5NK1JT!JMU8Z!l~Cgzq;amU!UF>20$>3J3YuA|?kHBqR*ty6E<l~)&4wU1Yfpc%Ip<zp^C|5P8@?PZ+'
),
    t16: packed('<i2',
    'c-qa23kt(93`2L~mZY&|*PocK2cM5I!9x#(oE;d<Jn&*SI^DoI*@ma@`A%9+s%C-i3%KFt?V?adQc!{+O;O$~A+eItJF9D61yjSQ'
    'wE`;pDSVF&?MD<UaLSSsdgSMi@&il`LIw'
),
    t18: packed('<i2',
    'c-q~K0g6O12t)V6`#<$pqpez*or8~ajSV~qfh1tJmDqABvB1BKL!k<|I50$H;EmH5Iho3aB*`A0e&|g+ooy-9_71dv&^x}py$*pG'
    'OpqL$5NK1JT!JMU8Z!l~Cgzq;amU!UF>20$>3J3YuA|?kHBqR*ty6E<l~)&4wU1Yfpc%Ip<zp^C|5P8@?PZ+'
),
    x19: [119, 118, 114, 116, 115, 124, 123, 122, 119, 122, 118, 122, 115, 117, 123, 124, 125, 115, 121, 125,
    119, 119, 123, 118],
    t23: packed('<i2',
    'c-q~LQIf+T3`6(AouL%`ENmd1^x#c%jFo<+Cz*PH^5vA{j3;s-VkU{_$;lIUy0BSZ$x6j(Qn1GqL@XJj-7TNYi?&!8*|tP_Xp$OQ'
    '%H~v$5bsB+A4c9QEeKQ#g%4zH*GhXw(CerrRvHJx23~vLgx!1}TyCAtX4{eL`tH9}i{AhKslFmTWzP'
),
    t25: packed('<i2',
    'c-qa3Q4Rtj5XHQ(2^oRTV+L@u9$dVI?Qc^=%p~!=xt%8ZEU#px6znkt5lfv@`ecF@t8R((&?GggV;&){XR*)kR)auRC~5WF>J>q='
    'k)1cA58PVYEV>Vlwb34b#1~NrLG}'
),
    t27: packed('<i2',
    'c-q~LQIf+T3`6(AouL%`ENmd1^x#c%jFo<+Cz*PH^5vA{j3;s-VkU{_$;lIUy0BSZ$x6j(Qn1GqL@XJj-7TNYi?&!8*|tP_Xp$OQ'
    '%H~v$5bsB+A4c9QEeKQ#g%4zH*GhXw(CerrRvHJx23~vLgx!1}TyCAtX4{eL`tH9}i{AhKslFmTWzP'
),
    x28: packed('|i1',
    'c-jTQfeipK2m-L5Wnx71_O-&GVdYh5A9(UcCRwKYKKC3C0{'
),
    t32: packed('<i2',
    'c-rmEiERTh3<SUwY~b{eT5?57x-;B&TtO<x6flgq%l3@t+H=OKyDkm2V(iEZ-VoKNVCkp^DderV=#N<CJYy(p^dqSC$nxCnlxU!y'
    '5p(R5@&?*miknsveXQenA4+95u5Fzx(0lOAS-aJ?<vW@W+xdB&1c}_y9}Kq|keAwpiA>^b_U6l3P0x$=X$~eS)0_zLt})cQ<S4Uh'
    '2x1Z|rfeWX4=lWFba2u~P}IJ!ibt^MxPSir=@$hvhlK'
),
    t34: packed('<i2',
    'c-q~~fsw-?3<SV0*fU0eIO&i8CzHODI({2iHslSj2=Upmbcpd$-1JvB;XGp~B}7hNp1YnB71T3g_BT-HQarShXk#7k!mM1|8d;#v'
    ';F(f)muTk0c7CptAlnPWO#=N=yD^c;R((0e^jx%0buj5fbZ;6%t@RvbicVtv_6=m{frXd-_fLEQEO%Yq'
),
    t36: packed('<i2',
    'c-rmEiERTh3<SUwY~b{eT5?57x-;B&TtO<x6flgq%l3@t+H=OKyDkm2V(iEZ-VoKNVCkp^DderV=#N<CJYy(p^dqSC$nxCnlxU!y'
    '5p(R5@&?*miknsveXQenA4+95u5Fzx(0lOAS-aJ?<vW@W+xdB&1c}_y9}Kq|keAwpiA>^b_U6l3P0x$=X$~eS)0_zLt})cQ<S4Uh'
    '2x1Z|rfeWX4=lWFba2u~P}IJ!ibt^MxPSir=@$hvhlK'
),
}, name='3x3_by_3_quant8').AddVariations(signed(x1, c2, t5, t7, t9, x10, t14, t16, t18, x19, c20, t23, t25, t27, x28, t32, t34, t36)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c2 = Parameter('c2', (F32, [2, 5, 5, 2]), packed('|i1',
    'c-l3Li46cS2m)dMp|5~xjD$~RVPr!XDn@kXG>e}=EfrSRmX*Keve2A*VP2RA2i+kC', 1.0
))
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
c4 = Parameter('c4', (I32, [4]), [1, 6, 6, 2])
t5 = Output('t5', (F32, [1, 6, 6, 2]))
c6 = Parameter('c6', (I32, [4]), [1, 5, 5, 2])
t7 = Output('t7', (F32, [1, 5, 5, 2]))
c8 = Parameter('c8', (I32, [4]), [1, 9, 9, 2])
t9 = Output('t9', (F32, [1, 9, 9, 2]))
x10 = Input('x10', (F32, [1, 3, 4, 2]))
c11 = Parameter('c11', (F32, [2, 5, 5, 2]), packed('|i1',
    'c-ke40S*8F2m$&3qc5~wr2!jD@-FHF4i#B2Ga7}u74FPl%?$-s{CwGSI0GFG', 1.0
))
c12 = Parameter('c12', (F32, [2]), [-0.5, 1.0])
c13 = Parameter('c13', (I32, [4]), [1, 6, 8, 2])
t14 = Output('t14', (F32, [1, 6, 8, 2]))
c15 = Parameter('c15', (I32, [4]), [1, 5, 7, 2])
t16 = Output('t16', (F32, [1, 5, 7, 2]))
c17 = Parameter('c17', (I32, [4]), [1, 9, 11, 2])
t18 = Output('t18', (F32, [1, 9, 11, 2]))
x19 = Input('x19', (F32, [1, 4, 3, 2]))
c20 = Parameter('c20', (F32, [2, 5, 5, 2]), packed('|i1',
    'c-ke4u>k-u2*SeuM^j=46$6kqut|2Oy62cQg=lu@pajE)Vr1^GxkZRAqHZ6!bshr', 1.0
))
c21 = Parameter('c21', (F32, [2]), [-0.5, 1.0])
c22 = Parameter('c22', (I32, [4]), [1, 8, 6, 2])
t23 = Output('t23', (F32, [1, 8, 6, 2]))
c24 = Parameter('c24', (I32, [4]), [1, 7, 5, 2])
t25 = Output('t25', (F32, [1, 7, 5, 2]))
c26 = Parameter('c26', (I32, [4]), [1, 11, 9, 2])
t27 = Output('t27', (F32, [1, 11, 9, 2]))
x28 = Input('x28', (F32, [1, 4, 4, 2]))
c29 = Parameter('c29', (F32, [2, 5, 5, 2]), packed('|i1',
    'c-k$CfeipK2*Tw5qdTgLgfvx|%mkRE1TxXm$**o3w(t@~yUH&_`AqAw^8miABLe', 1.0
))
c30 = Parameter('c30', (F32, [2]), [-0.5, 1.0])
c31 = Parameter('c31', (I32, [4]), [1, 8, 8, 2])
t32 = Output('t32', (F32, [1, 8, 8, 2]))
c33 = Parameter('c33', (I32, [4]), [1, 7, 7, 2])
t34 = Output('t34', (F32, [1, 7, 7, 2]))
c35 = Parameter('c35', (I32, [4]), [1, 11, 11, 2])
t36 = Output('t36', (F32, [1, 11, 11, 2]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c4, 1, 2, 2, 0, False).To(t5)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c6, 1, 2, 2, 0, False).To(t7)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c8, 2, 2, 2, 0, False).To(t9)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c13, 1, 2, 2, 0, False).To(t14)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c15, 1, 2, 2, 0, False).To(t16)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c17, 2, 2, 2, 0, False).To(t18)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c22, 1, 2, 2, 0, False).To(t23)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c24, 1, 2, 2, 0, False).To(t25)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c26, 2, 2, 2, 0, False).To(t27)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c31, 1, 2, 2, 0, False).To(t32)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c33, 1, 2, 2, 0, False).To(t34)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c35, 2, 2, 2, 0, False).To(t36)
Example({
    x1: [2.5, 2.5, 0.5, 2.0, 2.0, 1.5, -2.0, 0.5, 1.0, -1.5, -2.5, 0.5, 0.5, -2.0, -0.5, 1.5, -2.5, -2.5],
    t5: packed('|i1',
    'c-jTQK@xx<2mnCL)ReKw|G%(fIavxqyJOCU%m+#@i090ZjweABRMfj;L$_~S`W5BO5UNbil<n%&+F@7|*G7T+4_pQ&3j', 0.5
),
    t7: packed('|i1',
    'c-jTQ(F(vI2nA5VwMcPn|Nn(ORuo8=+&M6iyi=%zMt5DBp3hr3)hLe}+xSYsj1Y{qGyDfHK^Q3', 0.5
),
    t9: packed('|i1',
    'c-jTQM-qcD3;;k`GR6fw;g<jZF2}$STvW2_w;^<Zvp1+zL`a511gC3Y^8qE+oHX#xkY9I()LmOlv{<pTmtR>b-cP-r$VdMs{p_$_'
    'V~ckWDuL%tela2qk){sEmihY4m3tL9$$4sKKCe8R`7JdH7P?o!2%)K$fq$+<PGk', 0.5
),
    x10: [0.5, -3.0, -2.0, 1.5, 2.0, -1.5, -1.0, -3.0, 2.5, -1.5, -0.5, 0.5, 2.0, -3.0, -3.0, -3.0, -1.0,
    0.5, -0.5, 1.0, -1.0, 0.5, -2.0, -1.0],
    t14: packed('|i1',
    'c-jTQ3l4)I3;@s;wZ$T4yZ;dvKa-_RG2q^V!RTiqk{?yayf%myLS6ucXH63H-io9YcfUUIo!VhW8DBnL*sDTtY}6;l1A1W|YkP{!'
    'k(^HB`uzh`?<w;', 0.5
),
    t16: packed('|i1',
    'c-jTQ0SbU13;;kUwM|W^|36X6QgF=Bx-%@+#?62y*Ft;G>O<g5OX4GoV1!+l0<$-TfpaCuW>%u{Rqq%TZ=wGD>Bt|<', 0.5
),
    t18: packed('|i1',
    'c-jrk%TmKI3;;k$b|pu_o$~*m$Uva!*zrrE*S+i|jG~tu$lWv~%MO)!L8$zys+zr&hIyE$+3yQdCCVRwDqGoCX-u0^8Q-Vwd-`e5'
    'uk_h^y)*9XsFgE5T707QGKyd3Kn)k$P4ECaMaFf$*Vvbzx+QM>Tc!VD$Cm{|A|s1HQ)rN{*`mR`y)6K)NZ_<Qn9qOXVqMe', 0.5
),
    x19: [2.0, -2.0, 2.5, 2.5, 0.5, 1.5, -1.0, -1.5, -2.0, 2.0, -0.5, -2.5, 1.5, -2.5, 2.0, 2.5, 1.5, -2.0,
    0.5, -3.0, -2.0, -1.0, 1.0, 2.0],
    t23: packed('|i1',
    'c-jTQOAdq}3;@v9wopal#>D&IZZ@+(1K~53d5_%M)lV3)ue^w_&m?=xr?DKV!r5AoHw+k<l`hS!QUjIZj{eAkx_u*67;I{o8|`Rp'
    'zb!@Q!QG7W51Aq-K>', 0.5
),
    t25: packed('|i1',
    'c-jTQ!3uyN3;@uLIUSjJ3HtxP>(aqQnaQ&EIA~pDU%xmPg=37!6DBsHQyOce-hF;6%62DGn9i^b+R>bq<OBG};raon(;o5', 0.5
),
    t27: packed('|i1',
    'c-jTQOLoH`3;;k02`n2^Z}ML5f4gqFNF4~`r_A(aPE=j|DW~@%09d22H`xq&YWoPwznPui>TNVv`Q_1FLuG%xDm+x94@zBa#SR^_'
    '&{Hz;5o>1gHBu?zYPW@tE9f1{@t3GV=T5LyoiZ^ioj7^EPfg8@<CVe&;h)iLeP)|W?lO*<43KdVu&cBLYu?crTcGg;vmRM2', 0.5
),
    x28: packed('|i1',
    'c-jrbK@I>g2m-L6=>Oj<O12)lOABL006bN;{&AiYvmXxn5BC', 0.5
),
    t32: packed('|i1',
    'c-jTQ*%HDa3;;lm1X8FnTHiYU|CjlqqocJK5Q)3hptFp1rWwQ`N}shwe<;$WH%{!8;aW=zr>~cWJCMi*&#SsWe8YuRD`@w%d;p>;'
    ')LHI>Q{xah-?}uKO~0m<E5*w>5iD68={oq>j;;JchCh`HIhp', 0.5
),
    t34: packed('|i1',
    'c-jTQNe+WB3;;j~HrWbM3pdpNzpR&5AQrL2aUEu2S)pzy+c4wGic=zS&rN5+E9Vo&ck%sc!JP@K>!1a|D>C-s>SE|T$Bzwzn%0Ap'
    '@%<|p*rO>^r@gd7e;45fdHF7Q', 0.5
),
    t36: packed('|i1',
    'c-jTQ$x_2G3;<BulDx!$479fn|NmuN*oLNwSJ~=&u=JKWqP3-%FqFy866e_sSzzjiKTs?Y7>9teRt@A{nuP72b`FT5ty6}3Z*zHj'
    'IGI%Hbn<hc7s>ehp}xM|q?2>a5J=5NP*S@iM$>$lSc)3J>tfaI61jec?Pl({yD_r<+Y@&mukV}3vl1m(NvzlX;^KUrZ7db1S2VzY'
    '5Mr>}FZ^KEED{?GePW%-jg+cNJsI)x1hG$VZ~', 0.5
),
}, name='5x5_by_2').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 5, 5, 2], 0.5, 128), packed('<i2',
    'c-p;;iwyuV2tqsg3t{pC&8=`6iF{NRMmA(a#gO)tdeLL3p~B+Yu<*xuUe=s?W?q={LtSfwG7A'
))
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
c4 = Parameter('c4', (I32, [4]), [1, 6, 6, 2])
t5 = Output('t5', (U8, [1, 6, 6, 2], 0.5, 120))
c6 = Parameter('c6', (I32, [4]), [1, 5, 5, 2])
t7 = Output('t7', (U8, [1, 5, 5, 2], 0.5, 120))
c8 = Parameter('c8', (I32, [4]), [1, 9, 9, 2])
t9 = Output('t9', (U8, [1, 9, 9, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 3, 4, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 5, 5, 2]), packed('|i1',
    'c-kF_fe8Qr2*O7A|HUC`VCvE{9$-FA!JeokX8)LOBG_HD>Pe*-f`C+P=J$FyIm#U?'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c12 = Parameter('c12', (I32, [2]), [-2, 8])
c13 = Parameter('c13', (I32, [4]), [1, 6, 8, 2])
t14 = Output('t14', (U8, [1, 6, 8, 2], 0.5, 120))
c15 = Parameter('c15', (I32, [4]), [1, 5, 7, 2])
t16 = Output('t16', (U8, [1, 5, 7, 2], 0.5, 120))
c17 = Parameter('c17', (I32, [4]), [1, 9, 11, 2])
t18 = Output('t18', (U8, [1, 9, 11, 2], 0.5, 120))
x19 = Input('x19', (U8, [1, 4, 3, 2], 0.5, 120))
c20 = Parameter('c20', (U8, [2, 5, 5, 2], 0.5, 128), packed('<i2',
    'c-p;-0S*8$2*UPq((v-p-5<_G#ey^`tlRCW?08JtKs7V;pajE)YGm&B<`g0J5p{BYs0(VBG6e'
))
c21 = Parameter('c21', (I32, [2], 0.25, 0), [-2, 4])
c22 = Parameter('c22', (I32, [4]), [1, 8, 6, 2])
t23 = Output('t23', (U8, [1, 8, 6, 2], 0.5, 120))
c24 = Parameter('c24', (I32, [4]), [1, 7, 5, 2])
t25 = Output('t25', (U8, [1, 7, 5, 2], 0.5, 120))
c26 = Parameter('c26', (I32, [4]), [1, 11, 9, 2])
t27 = Output('t27', (U8, [1, 11, 9, 2], 0.5, 120))
x28 = Input('x28', (U8, [1, 4, 4, 2], 0.5, 120))
c29 = Parameter('c29', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 5, 5, 2]), packed('|i1',
    'c-k$A0SW*x00AZcf3Y;SMb||@fJs2sl6kl_4L|y}+i6QefzbkBdpdth@p^LrzSJWJ'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c30 = Parameter('c30', (I32, [2]), [-2, 8])
c31 = Parameter('c31', (I32, [4]), [1, 8, 8, 2])
t32 = Output('t32', (U8, [1, 8, 8, 2], 0.5, 120))
c33 = Parameter('c33', (I32, [4]), [1, 7, 7, 2])
t34 = Output('t34', (U8, [1, 7, 7, 2], 0.5, 120))
c35 = Parameter('c35', (I32, [4]), [1, 11, 11, 2])
t36 = Output('t36', (U8, [1, 11, 11, 2], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c4, 1, 2, 2, 0, False).To(t5)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c6, 1, 2, 2, 0, False).To(t7)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c8, 2, 2, 2, 0, False).To(t9)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c13, 1, 2, 2, 0, False).To(t14)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c15, 1, 2, 2, 0, False).To(t16)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c17, 2, 2, 2, 0, False).To(t18)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c22, 1, 2, 2, 0, False).To(t23)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c24, 1, 2, 2, 0, False).To(t25)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c26, 2, 2, 2, 0, False).To(t27)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c31, 1, 2, 2, 0, False).To(t32)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c33, 1, 2, 2, 0, False).To(t34)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c35, 2, 2, 2, 0, False).To(t36)
Example({
    x1: [125, 125, 121, 124, 124, 123, 116, 121, 122, 117, 115, 121, 121, 116, 119, 123, 115, 115],
    t5: packed('<i2',
    'c-pPO+YNvq3;;k^^;3xtXlaWG2n|NJb_wsC_XmVs7&f7d9i=@>lS<0Uv(;78ec@}TN@JH|$Y+Ee&%`mhfZWimP|yxP`2bagA<F'
),
    t7: packed('<i2',
    'c-kvzEvabg$Ze`<EN?E)Ds0Ycu5Ifq%xo-6Y^|uzt}7{St*)spudXgBZz{>oE3PjoWFQ#;0Q(0QnE'
),
    t9: packed('<i2',
    'c-qauNfLt~5CFh@HOFYFEVIENvM8muJUQP;cRC&FBZ0p{IAWB_(IG}3jIiH?6sT3oaDlXYX;N)4J0o@OJlVeXeZ*xO^H$)opGxmb'
    'j@g}Mv6(P~zclTvO1Y>f7l0egt3SXFlu1KU!<^ay-f%jr(ahN<l2{}gO6cP2@BIL;BurE'
),
    x10: [121, 114, 116, 123, 124, 117, 118, 114, 125, 117, 119, 121, 124, 114, 114, 114, 118, 121, 119, 122,
    118, 121, 116, 118],
    t14: packed('<i2',
    'c-pnW0S<yN3;;m?N(5o1O-DA`3GL{d(O>%t?)ZiJM0f8S07?HOu2@Qcv$&nmyuf-7-dY`L8S1a42~oRzX<sBq;6jo#A0`v$V7AA!'
    '1wX5jKG5QPyVxIXoh<V'
),
    t16: packed('<i2',
    'c-pPO0SbU13;@9X8f7IoW@t`oo0?F+?i1Z5g`E4Hs7i6o?USvo>5SW`uL0mr51t!E?~nq=OUR^XMZ#fgQAS=s{5t&N19#paoB'
),
    t18: packed('<i2',
    'c-q~~Npiw45I|AxngS=7lB}sGiI&_(6x<rlk-vPKzjftqTVGfsSRF8tylSE9_2$iNqH}>~0vtI$3k@$aAH>#ocN7;?b`zJ*s~yL<'
    'gzL|Ehv=WmM_Ihr$*<6^4ACWr8z4#GqHyoL5UjnYZT((bEV$Y}H0ZDI@sA_lpaP44KqJXrl3>Z90p<JGDsgE-C<QBEKK+Y6&skig'
),
    x19: [124, 116, 125, 125, 121, 123, 118, 117, 116, 124, 119, 115, 123, 115, 124, 125, 123, 116, 121, 114,
    116, 118, 122, 124],
    t23: packed('<i2',
    'c-pnWNe+WB3;;l$+6xDY5@o@}#&%)|5tmB+a$nIIu4l4VFpqS~p)IV1VfU{n`YZuIF?QX1#!SxmYfel<XYcEiRz1kBd2qliU_dVN'
    'O(3vc%cu?OTc}Kb_5+R(EkO'
),
    t25: packed('<i2',
    'c-pPOF%Ezr3;;l%>f(R|QY4i&r9ec&V&a$mgm+rOCc)FMIt|bhLf1%<U6Z#tg)ZKgd01}OHUubUWEbRS%xFfbRQAki`Nao)J|My'
),
    t27: packed('<i2',
    'c-q~;OLoH`3;@6$wVN(d2ZH!XLITUiB%8k1E9V}WNfny`wE6T`?|BemlyOAck<yAs9<|?9Ti?TmQmX&foLXei{<;PF1DJh)B)~co'
    'C3YtN=0wjKoLUc4ydST);dnI9y|JA?O9CZLLVJK>g&oMnMa%ty6<a=UYwR?Bl@aTs#8PeZ`78^Gm8+1pAk{dygBvOi$zLDg4IngJ'
    '`~'
),
    x28: packed('|i1',
    'c-ku|sVOV2EGnz1s;aE4DJ`z8t}6zTRi$M`rNuSXbpZBj4)*'
),
    t32: packed('<i2',
    'c-qCmSrP#;5CBjY^+QpN*^;z$mhP-Wit#t)zK-EN<v4g?)u)~?FykVu=lGDA+l4!b#(`2&m)9+#=9v=WM5nJg9HZs|jF#-@QC^9v'
    'lPP;xN-*16LF{we++@$)2rAXjyCoU~hGf+mtA1*EFM@V|_5*_4Jem'
),
    t34: packed('<i2',
    'c-pnWOAdlC5CBjw>P90G44+PiDU=!e0~){`@xGqI_tZFvTfl_;lnO0s4HUPRGbEicEkC})?e0iw1ev-9O6Fw2hdI87^GK+!A)mIW'
    '8q_|0_UyS<e$<Ccv=a1D@#XJ+t*|a='
),
    t36: packed('<i2',
    'c-rN`Nm9fx3;;kr%7v|%OyX6xY)kSI2U0NHruZ)pp__K^G)%75m@+~tx>W%keUVBae(ft`6`|6Y7!R9C+K0n&zRLoG8FOu^fcGx$'
    'U)P3FjExOnR_=(JUw_lnbBnTpwwi{d=!A@N7v@=9ACZkof#BF{y5A<)$8p}vg_jnB&ToqX-{;Tw*?F@fiVnfrv%j?&Kcfq~<=B%1'
    'Dulv3YVJE+0Wu&?M<H))qiR7Zo0L}tJ3jn7f5SL&-~'
),
}, name='5x5_by_2_quant8').AddVariations(signed(x1, c2, t5, t7, t9, x10, t14, t16, t18, x19, c20, t23, t25, t27, x28, t32, t34, t36)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c2 = Parameter('c2', (F32, [2, 2, 2, 2]), [0.0, 1.0, 0.0, -1.0, -1.0, -1.0, -1.0, 0.0, -1.0, 0.0, -1.0, 0.0, -1.0, -1.0, 1.0, 0.0])
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
c4 = Parameter('c4', (I32, [4]), [1, 6, 6, 2])
t5 = Output('t5', (F32, [1, 6, 6, 2]))
c6 = Parameter('c6', (I32, [4]), [1, 5, 5, 2])
t7 = Output('t7', (F32, [1, 5, 5, 2]))
c8 = Parameter('c8', (I32, [4]), [1, 6, 6, 2])
t9 = Output('t9', (F32, [1, 6, 6, 2]))
x10 = Input('x10', (F32, [1, 3, 4, 2]))
c11 = Parameter('c11', (F32, [2, 2, 2, 2]), [0.0, 1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 0.0, -1.0, -1.0, -1.0, -1.0, 0.0])
c12 = Parameter('c12', (F32, [2]), [-0.5, 1.0])
c13 = Parameter('c13', (I32, [4]), [1, 6, 8, 2])
t14 = Output('t14', (F32, [1, 6, 8, 2]))
c15 = Parameter('c15', (I32, [4]), [1, 5, 7, 2])
t16 = Output('t16', (F32, [1, 5, 7, 2]))
c17 = Parameter('c17', (I32, [4]), [1, 6, 8, 2])
t18 = Output('t18', (F32, [1, 6, 8, 2]))
x19 = Input('x19', (F32, [1, 4, 3, 2]))
c20 = Parameter('c20', (F32, [2, 2, 2, 2]), [1.0, -1.0, 1.0, -1.0, 0.0, 0.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 0.0, 1.0, 1.0])
c21 = Parameter('c21', (F32, [2]), [-0.5, 1.0])
c22 = Parameter('c22', (I32, [4]), [1, 8, 6, 2])
t23 = Output('t23', (F32, [1, 8, 6, 2]))
c24 = Parameter('c24', (I32, [4]), [1, 7, 5, 2])
t25 = Output('t25', (F32, [1, 7, 5, 2]))
c26 = Parameter('c26', (I32, [4]), [1, 8, 6, 2])
t27 = Output('t27', (F32, [1, 8, 6, 2]))
x28 = Input('x28', (F32, [1, 4, 4, 2]))
c29 = Parameter('c29', (F32, [2, 2, 2, 2]), [1.0, -1.0, -1.0, 0.0, 0.0, 1.0, 1.0, -1.0, 0.0, 1.0, -1.0, -1.0, 1.0, 0.0, -1.0, 0.0])
c30 = Parameter('c30', (F32, [2]), [-0.5, 1.0])
c31 = Parameter('c31', (I32, [4]), [1, 8, 8, 2])
t32 = Output('t32', (F32, [1, 8, 8, 2]))
c33 = Parameter('c33', (I32, [4]), [1, 7, 7, 2])
t34 = Output('t34', (F32, [1, 7, 7, 2]))
c35 = Parameter('c35', (I32, [4]), [1, 8, 8, 2])
t36 = Output('t36', (F32, [1, 8, 8, 2]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c4, 1, 2, 2, 0, False).To(t5)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c6, 1, 2, 2, 0, False).To(t7)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c8, 2, 2, 2, 0, False).To(t9)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c13, 1, 2, 2, 0, False).To(t14)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c15, 1, 2, 2, 0, False).To(t16)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c17, 2, 2, 2, 0, False).To(t18)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c22, 1, 2, 2, 0, False).To(t23)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c24, 1, 2, 2, 0, False).To(t25)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c26, 2, 2, 2, 0, False).To(t27)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c31, 1, 2, 2, 0, False).To(t32)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c33, 1, 2, 2, 0, False).To(t34)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c35, 2, 2, 2, 0, False).To(t36)
Example({
    x1: [-1.0, 0.5, -0.5, 2.5, 1.5, -2.5, 3.0, -2.5, -1.5, 1.5, -1.0, -1.5, -2.0, -1.5, 3.0, 0.5, -0.5, 0.5],
    t5: packed('|i1',
    'c-j@oK@xy42m`<Xq1FF?R%r$t_qt${QBlJ|7*4~C$`a+N6rFAFHSWW0(DDVf5FP7|e$Ice56Nm9Cj', 0.5
),
    t7: packed('|i1',
    'c-jTQfeip42m`PIL;e3-aRFPf$*8D77+%ASCCXDNw%s%C!>#2DY9T(<pc54', 0.5
),
    t9: packed('|i1',
    'c-j@oK@xy42m`<Xq1FF?R%r$t_qt${QBlJ|7*4~C$`a+N6rFAFHSWW0(DDVf5FP7|e$Ice56Nm9Cj', 0.5
),
    x10: [-0.5, 1.5, -1.5, -3.0, 1.5, -1.5, -3.0, -3.0, -0.5, -2.5, 1.0, -1.5, -3.0, -3.0, -2.5, -0.5, -1.0,
    -2.5, -1.5, -3.0, 2.5, 1.0, -2.5, -1.0],
    t14: packed('|i1',
    'c-kGyOA5ds3;<Cz=2L{;|DHlI)+E*L1|Cz$LPKP&KrKyj%J8%YqeS$(%XH*r={F|?6$J-R$9D4!;`8Si$&l)}Mm;~hWV`tTZD=ev', 0.5
),
    t16: packed('|i1',
    'c-j@qK?=Yi3<SVvh%N~J|DS?1VzO<o15;bj3EWHbTBPV6+gQmpPg=hrpATenxTdD8x!^c#{eOjzguTpFA{q', 0.5
),
    t18: packed('|i1',
    'c-kGyOA5ds3;<Cz=2L{;|DHlI)+E*L1|Cz$LPKP&KrKyj%J8%YqeS$(%XH*r={F|?6$J-R$9D4!;`8Si$&l)}Mm;~hWV`tTZD=ev', 0.5
),
    x19: [1.0, 1.0, 1.5, -2.5, 1.5, 0.5, -2.5, -2.0, 3.0, 3.0, -0.5, 2.0, -3.0, -0.5, -1.5, -1.5, 2.0, -0.5,
    -1.0, 0.5, -3.0, -1.5, 1.5, -2.5],
    t23: packed('|i1',
    'c-j@rOAde_3;<DD%STDP|4B7qVT9!*lgC7}<x8d*Mk2m}IMS?Bc+gHCjL<0Dh{b-cF6f#wZXe*J9{q5<I@=<s;M%tJ1HhX!I{', 0.5
),
    t25: packed('|i1',
    'c-jrdK@NZ*3;;n|3#cUi|D_sh>B?m?B-*W?k{FHp6l#tXZq#9xmz@jo!{?eBgncY&u>~=LZa;yhDkT', 0.5
),
    t27: packed('|i1',
    'c-j@rOAde_3;<DD%STDP|4B7qVT9!*lgC7}<x8d*Mk2m}IMS?Bc+gHCjL<0Dh{b-cF6f#wZXe*J9{q5<I@=<s;M%tJ1HhX!I{', 0.5
),
    x28: packed('|i1',
    'c-kGofeip43<9v=kpJ&xGEHnxgwb-N@G(wZZqd}}0mQcp8v', 0.5
),
    t32: packed('|i1',
    'c-j@sISvCL3;;pjfb##h5`&L~V!D;KnwPNOJ+VflMU}ynP}t%!z*!7As=45S^Z|+u-1vl5Qqaeh=-5BuKyOlNSH{CN&t7pQ=l#Bi'
    'j!L&xYFY2`1LIaWE&', 0.5
),
    t34: packed('|i1',
    'c-jTQff2wU2m~<TLGil(td@$<q#8>RXFJ!-tQzE+Mq5JzIv81vq6XcVWZZ;iLXNtU@`Q<e14xb*lMVxye|zQ8>*wA612xPm7y', 0.5
),
    t36: packed('|i1',
    'c-j@sISvCL3;;pjfb##h5`&L~V!D;KnwPNOJ+VflMU}ynP}t%!z*!7As=45S^Z|+u-1vl5Qqaeh=-5BuKyOlNSH{CN&t7pQ=l#Bi'
    'j!L&xYFY2`1LIaWE&', 0.5
),
}, name='2x2_by_2').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 2, 2, 2], 0.5, 128), [128, 130, 128, 126, 126, 126, 126, 128, 126, 128, 126, 128, 126, 126, 130, 128])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
c4 = Parameter('c4', (I32, [4]), [1, 6, 6, 2])
t5 = Output('t5', (U8, [1, 6, 6, 2], 0.5, 120))
c6 = Parameter('c6', (I32, [4]), [1, 5, 5, 2])
t7 = Output('t7', (U8, [1, 5, 5, 2], 0.5, 120))
c8 = Parameter('c8', (I32, [4]), [1, 6, 6, 2])
t9 = Output('t9', (U8, [1, 6, 6, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 3, 4, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [0, 2, -2, -2, 2, 2, 2, 2, -4, 4, 0, -4, -4, -4, -4, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c12 = Parameter('c12', (I32, [2]), [-2, 8])
c13 = Parameter('c13', (I32, [4]), [1, 6, 8, 2])
t14 = Output('t14', (U8, [1, 6, 8, 2], 0.5, 120))
c15 = Parameter('c15', (I32, [4]), [1, 5, 7, 2])
t16 = Output('t16', (U8, [1, 5, 7, 2], 0.5, 120))
c17 = Parameter('c17', (I32, [4]), [1, 6, 8, 2])
t18 = Output('t18', (U8, [1, 6, 8, 2], 0.5, 120))
x19 = Input('x19', (U8, [1, 4, 3, 2], 0.5, 120))
c20 = Parameter('c20', (U8, [2, 2, 2, 2], 0.5, 128), [130, 126, 130, 126, 128, 128, 126, 130, 126, 126, 130, 126, 130, 128, 130, 130])
c21 = Parameter('c21', (I32, [2], 0.25, 0), [-2, 4])
c22 = Parameter('c22', (I32, [4]), [1, 8, 6, 2])
t23 = Output('t23', (U8, [1, 8, 6, 2], 0.5, 120))
c24 = Parameter('c24', (I32, [4]), [1, 7, 5, 2])
t25 = Output('t25', (U8, [1, 7, 5, 2], 0.5, 120))
c26 = Parameter('c26', (I32, [4]), [1, 8, 6, 2])
t27 = Output('t27', (U8, [1, 8, 6, 2], 0.5, 120))
x28 = Input('x28', (U8, [1, 4, 4, 2], 0.5, 120))
c29 = Parameter('c29', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [2, -2, -2, 0, 0, 2, 2, -2, 0, 4, -4, -4, 4, 0, -4, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c30 = Parameter('c30', (I32, [2]), [-2, 8])
c31 = Parameter('c31', (I32, [4]), [1, 8, 8, 2])
t32 = Output('t32', (U8, [1, 8, 8, 2], 0.5, 120))
c33 = Parameter('c33', (I32, [4]), [1, 7, 7, 2])
t34 = Output('t34', (U8, [1, 7, 7, 2], 0.5, 120))
c35 = Parameter('c35', (I32, [4]), [1, 8, 8, 2])
t36 = Output('t36', (U8, [1, 8, 8, 2], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c4, 1, 2, 2, 0, False).To(t5)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c6, 1, 2, 2, 0, False).To(t7)
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c8, 2, 2, 2, 0, False).To(t9)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c13, 1, 2, 2, 0, False).To(t14)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c15, 1, 2, 2, 0, False).To(t16)
model.Operation('TRANSPOSE_CONV_2D', x10, c11, c12, c17, 2, 2, 2, 0, False).To(t18)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c22, 1, 2, 2, 0, False).To(t23)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c24, 1, 2, 2, 0, False).To(t25)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, c26, 2, 2, 2, 0, False).To(t27)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c31, 1, 2, 2, 0, False).To(t32)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c33, 1, 2, 2, 0, False).To(t34)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, c35, 2, 2, 2, 0, False).To(t36)
Example({
    x1: [118, 121, 119, 125, 123, 115, 126, 115, 117, 123, 118, 117, 116, 117, 126, 121, 119, 121],
    t5: packed('<i2',
    'c-pPW!4ZHk2n0Y&R&oOeToUcvu?P3NluK=Gp<pM6GgFubp(Z9&^1SY-3hg9TEyBU}UQhcuzGEIgc>!MMA?E'
),
    t7: packed('<i2',
    'c-oc0ff0Z(2m?S@7IP3F)Q;X6`cJvk))wsK=ggErsKG#<?~ba_k5!9su%BxO?~NCQ'
),
    t9: packed('<i2',
    'c-pPW!4ZHk2n0Y&R&oOeToUcvu?P3NluK=Gp<pM6GgFubp(Z9&^1SY-3hg9TEyBU}UQhcuzGEIgc>!MMA?E'
),
    x10: [119, 123, 117, 114, 123, 117, 114, 114, 119, 115, 122, 117, 114, 114, 115, 119, 118, 115, 117, 114,
    125, 122, 115, 118],
    t14: packed('<i2',
    'c-pm#TMED+48V3@VOVEdUwsT==br8k%U2+zDKfBo&MeTT*HZgAPvOQKp5TeZGM2BAN(YBdoyu;@EwS4EE60MOBi?cBUoXYwcKpl>'
    'h=(mV'
),
    t16: packed('<i2',
    'c-pPYK?=Yi3<c5NSCB?DKZzs;1kc^}4xQzLu^1p^_6{dg(OGwO7*I}QUwz2yJ2@z6@?<HeBxOUa?^E0|{Q9K_kgy=?'
),
    t18: packed('<i2',
    'c-pm#TMED+48V3@VOVEdUwsT==br8k%U2+zDKfBo&MeTT*HZgAPvOQKp5TeZGM2BAN(YBdoyu;@EwS4EE60MOBi?cBUoXYwcKpl>'
    'h=(mV'
),
    x19: [122, 122, 123, 115, 123, 121, 115, 116, 126, 126, 119, 124, 114, 119, 117, 117, 124, 119, 118, 121,
    114, 117, 123, 115],
    t23: packed('<i2',
    'c-pm$TMmFA48T0G1{{>l@lX=atscVuHEBx5y7x=7I!>c*g_>HPSy{12Or#PR+^E-hzCN%w?uhSz&|;NCkSTmGiYa2@do4fn0F5gx'
    'I{'
),
    t25: packed('<i2',
    'c-pPT(G7qg3;<Cl)`+D?YXOzSxn&6N<K<AiM}JHS8g(mF9crw2f?RekUM$@y&+`C@gDFi;L59#{`K1q+^dR*'
),
    t27: packed('<i2',
    'c-pm$TMmFA48T0G1{{>l@lX=atscVuHEBx5y7x=7I!>c*g_>HPSy{12Or#PR+^E-hzCN%w?uhSz&|;NCkSTmGiYa2@do4fn0F5gx'
    'I{'
),
    x28: packed('|i1',
    'c-ku|t*b1nt12q4tgZxun$n`u>hhY}x|*Vzy0SU|_%{z5'
),
    t32: packed('<i2',
    'c-qB{Sq?%W5Wu`K4sZ4ih!<B*VUzwfDNCFTc*ZtfNR7;`JF#>m<Wh)i3uFn_s}d|N6AiH|Hj|@&pxkHwl0XCTa)An)!F!H_Pttzg'
    '_fd-p`fxSzeZ2n67ezKaE&'
),
    t34: packed('<i2',
    'c-pnWi4lM>2n0Yoju^ss5OHkWD%=&tlb|`;<z^Py*2!ffDG9k9EDAA&ExN5-4eAEovV!BKinunwP8t<T1(&|Y!!uXUbM*1M4~fz)'
    '2m'
),
    t36: packed('<i2',
    'c-qB{Sq?%W5Wu`K4sZ4ih!<B*VUzwfDNCFTc*ZtfNR7;`JF#>m<Wh)i3uFn_s}d|N6AiH|Hj|@&pxkHwl0XCTa)An)!F!H_Pttzg'
    '_fd-p`fxSzeZ2n67ezKaE&'
),
}, name='2x2_by_2_quant8').AddVariations(signed(x1, c2, t5, t7, t9, x10, t14, t16, t18, x19, c20, t23, t25, t27, x28, t32, t34, t36)).DisableLifeTimeVariation()
