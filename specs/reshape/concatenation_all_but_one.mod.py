# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: the same of all parts, or of all but one.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Before all parts, or some.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2]))
t4 = Internal('t4', (F32, [2, 2]))
x2 = Input('x2', (F32, [2, 2]))
t5 = Internal('t5', (F32, [2, 2]))
x3 = Input('x3', (F32, [2, 2]))
t6 = Internal('t6', (F32, [2, 2]))
t7 = Output('t7', (F32, [6, 2]))
x8 = Input('x8', (F32, [2, 2]))
t11 = Internal('t11', (F32, [2, 2]))
x9 = Input('x9', (F32, [2, 2]))
t12 = Internal('t12', (F32, [2, 2]))
x10 = Input('x10', (F32, [2, 2]))
t13 = Output('t13', (F32, [2, 6]))
x14 = Input('x14', (F32, [2, 2]))
t17 = Internal('t17', (F32, [2, 2]))
x16 = Input('x16', (F32, [2, 2]))
t18 = Internal('t18', (F32, [2, 2]))
x15 = Input('x15', (F32, [2, 2]))
t19 = Output('t19', (F32, [6, 2]))
x21 = Input('x21', (F32, [2, 2]))
t23 = Internal('t23', (F32, [2, 2]))
x22 = Input('x22', (F32, [2, 2]))
t24 = Internal('t24', (F32, [2, 2]))
x20 = Input('x20', (F32, [2, 2]))
t25 = Output('t25', (F32, [2, 6]))
x26 = Input('x26', (F32, [2, 2]))
t29 = Internal('t29', (F32, [2, 2]))
x27 = Input('x27', (F32, [2, 2]))
x28 = Input('x28', (F32, [2, 2]))
t30 = Output('t30', (F32, [6, 2]))
x31 = Input('x31', (F32, [2, 2]))
t32 = Internal('t32', (F32, [2, 2]))
x33 = Input('x33', (F32, [2, 2]))
t34 = Internal('t34', (F32, [2, 2]))
x35 = Input('x35', (F32, [2, 2]))
c36 = Parameter('c36', (I32, [2]), [1, 0])
t37 = Internal('t37', (F32, [2, 2]))
t38 = Output('t38', (F32, [2, 6]))
x39 = Input('x39', (F32, [2, 2]))
t42 = Internal('t42', (F32, [2, 2]))
x40 = Input('x40', (F32, [2, 2]))
t43 = Internal('t43', (F32, [2, 2]))
x41 = Input('x41', (F32, [2, 2]))
t44 = Internal('t44', (F32, [2, 2]))
t45 = Output('t45', (F32, [2, 6]))
x46 = Input('x46', (F32, [2, 2]))
t49 = Internal('t49', (F32, [2, 2]))
x47 = Input('x47', (F32, [2, 2]))
t50 = Internal('t50', (F32, [2, 2]))
x48 = Input('x48', (F32, [2, 2]))
t51 = Output('t51', (F32, [6, 2]))
x52 = Input('x52', (F32, [2, 2]))
t55 = Internal('t55', (F32, [2, 2]))
x54 = Input('x54', (F32, [2, 2]))
t56 = Internal('t56', (F32, [2, 2]))
x53 = Input('x53', (F32, [2, 2]))
t57 = Output('t57', (F32, [2, 6]))
x59 = Input('x59', (F32, [2, 2]))
t61 = Internal('t61', (F32, [2, 2]))
x60 = Input('x60', (F32, [2, 2]))
t62 = Internal('t62', (F32, [2, 2]))
x58 = Input('x58', (F32, [2, 2]))
t63 = Output('t63', (F32, [6, 2]))
x64 = Input('x64', (F32, [2, 2]))
t67 = Internal('t67', (F32, [2, 2]))
x65 = Input('x65', (F32, [2, 2]))
x66 = Input('x66', (F32, [2, 2]))
t68 = Output('t68', (F32, [2, 6]))
x69 = Input('x69', (F32, [2, 2]))
t70 = Internal('t70', (F32, [2, 2]))
x71 = Input('x71', (F32, [2, 2]))
t72 = Internal('t72', (F32, [2, 2]))
x73 = Input('x73', (F32, [2, 2]))
t74 = Internal('t74', (F32, [2, 2]))
t75 = Output('t75', (F32, [2, 6]))
x76 = Input('x76', (F32, [2, 2]))
c79 = Parameter('c79', (F32, [1]), [-1.0])
t80 = Internal('t80', (F32, [2, 2]))
x77 = Input('x77', (F32, [2, 2]))
c81 = Parameter('c81', (F32, [1]), [-1.0])
t82 = Internal('t82', (F32, [2, 2]))
x78 = Input('x78', (F32, [2, 2]))
c83 = Parameter('c83', (F32, [1]), [-1.0])
t84 = Internal('t84', (F32, [2, 2]))
t85 = Output('t85', (F32, [6, 2]))
x86 = Input('x86', (F32, [2, 2]))
c89 = Parameter('c89', (F32, [1]), [-1.0])
t90 = Internal('t90', (F32, [2, 2]))
x87 = Input('x87', (F32, [2, 2]))
c91 = Parameter('c91', (F32, [1]), [-1.0])
t92 = Internal('t92', (F32, [2, 2]))
x88 = Input('x88', (F32, [2, 2]))
t93 = Output('t93', (F32, [2, 6]))
x94 = Input('x94', (F32, [2, 2]))
c97 = Parameter('c97', (F32, [1]), [-1.0])
t98 = Internal('t98', (F32, [2, 2]))
x96 = Input('x96', (F32, [2, 2]))
c99 = Parameter('c99', (F32, [1]), [-1.0])
t100 = Internal('t100', (F32, [2, 2]))
x95 = Input('x95', (F32, [2, 2]))
t101 = Output('t101', (F32, [6, 2]))
x103 = Input('x103', (F32, [2, 2]))
c105 = Parameter('c105', (F32, [1]), [-1.0])
t106 = Internal('t106', (F32, [2, 2]))
x104 = Input('x104', (F32, [2, 2]))
c107 = Parameter('c107', (F32, [1]), [-1.0])
t108 = Internal('t108', (F32, [2, 2]))
x102 = Input('x102', (F32, [2, 2]))
t109 = Output('t109', (F32, [2, 6]))
x110 = Input('x110', (F32, [2, 2]))
c113 = Parameter('c113', (F32, [1]), [-1.0])
t114 = Internal('t114', (F32, [2, 2]))
x111 = Input('x111', (F32, [2, 2]))
x112 = Input('x112', (F32, [2, 2]))
t115 = Output('t115', (F32, [6, 2]))
x116 = Input('x116', (F32, [2, 2]))
c117 = Parameter('c117', (F32, [1]), [-1.0])
t118 = Internal('t118', (F32, [2, 2]))
x119 = Input('x119', (F32, [2, 2]))
c120 = Parameter('c120', (F32, [1]), [-1.0])
t121 = Internal('t121', (F32, [2, 2]))
x122 = Input('x122', (F32, [2, 2]))
t123 = Internal('t123', (F32, [2, 2]))
t124 = Output('t124', (F32, [2, 6]))
x125 = Input('x125', (F32, [2, 2]))
c128 = Parameter('c128', (I32, [2]), [1, 0])
t129 = Internal('t129', (F32, [2, 2]))
x126 = Input('x126', (F32, [2, 2]))
c130 = Parameter('c130', (I32, [2]), [1, 0])
t131 = Internal('t131', (F32, [2, 2]))
x127 = Input('x127', (F32, [2, 2]))
c132 = Parameter('c132', (I32, [2]), [1, 0])
t133 = Internal('t133', (F32, [2, 2]))
t134 = Output('t134', (F32, [2, 6]))
x135 = Input('x135', (F32, [2, 2]))
c138 = Parameter('c138', (I32, [2]), [1, 0])
t139 = Internal('t139', (F32, [2, 2]))
x136 = Input('x136', (F32, [2, 2]))
c140 = Parameter('c140', (I32, [2]), [1, 0])
t141 = Internal('t141', (F32, [2, 2]))
x137 = Input('x137', (F32, [2, 2]))
t142 = Output('t142', (F32, [6, 2]))
x143 = Input('x143', (F32, [2, 2]))
c146 = Parameter('c146', (I32, [2]), [1, 0])
t147 = Internal('t147', (F32, [2, 2]))
x145 = Input('x145', (F32, [2, 2]))
c148 = Parameter('c148', (I32, [2]), [1, 0])
t149 = Internal('t149', (F32, [2, 2]))
x144 = Input('x144', (F32, [2, 2]))
t150 = Output('t150', (F32, [2, 6]))
x152 = Input('x152', (F32, [2, 2]))
c154 = Parameter('c154', (I32, [2]), [1, 0])
t155 = Internal('t155', (F32, [2, 2]))
x153 = Input('x153', (F32, [2, 2]))
c156 = Parameter('c156', (I32, [2]), [1, 0])
t157 = Internal('t157', (F32, [2, 2]))
x151 = Input('x151', (F32, [2, 2]))
t158 = Output('t158', (F32, [6, 2]))
x159 = Input('x159', (F32, [2, 2]))
c162 = Parameter('c162', (I32, [2]), [1, 0])
t163 = Internal('t163', (F32, [2, 2]))
x160 = Input('x160', (F32, [2, 2]))
x161 = Input('x161', (F32, [2, 2]))
t164 = Output('t164', (F32, [2, 6]))
x165 = Input('x165', (F32, [2, 2]))
c166 = Parameter('c166', (I32, [2]), [1, 0])
t167 = Internal('t167', (F32, [2, 2]))
x168 = Input('x168', (F32, [2, 2]))
c169 = Parameter('c169', (I32, [2]), [1, 0])
t170 = Internal('t170', (F32, [2, 2]))
x171 = Input('x171', (F32, [2, 2]))
c172 = Parameter('c172', (F32, [1]), [-1.0])
t173 = Internal('t173', (F32, [2, 2]))
t174 = Output('t174', (F32, [2, 6]))
model = Model()
model.Operation('RELU', x1).To(t4)
model.Operation('RELU', x2).To(t5)
model.Operation('RELU', x3).To(t6)
model.Operation('CONCATENATION', t4, t5, t6, 0).To(t7)
model.Operation('RELU', x8).To(t11)
model.Operation('RELU', x9).To(t12)
model.Operation('CONCATENATION', t11, t12, x10, 1).To(t13)
model.Operation('RELU', x14).To(t17)
model.Operation('RELU', x16).To(t18)
model.Operation('CONCATENATION', t17, x15, t18, 0).To(t19)
model.Operation('RELU', x21).To(t23)
model.Operation('RELU', x22).To(t24)
model.Operation('CONCATENATION', x20, t23, t24, 1).To(t25)
model.Operation('RELU', x26).To(t29)
model.Operation('CONCATENATION', t29, x27, x28, 0).To(t30)
model.Operation('RELU', x31).To(t32)
model.Operation('RELU', x33).To(t34)
model.Operation('TRANSPOSE', x35, c36).To(t37)
model.Operation('CONCATENATION', t32, t34, t37, 1).To(t38)
model.Operation('RELU6', x39).To(t42)
model.Operation('RELU6', x40).To(t43)
model.Operation('RELU6', x41).To(t44)
model.Operation('CONCATENATION', t42, t43, t44, 1).To(t45)
model.Operation('RELU6', x46).To(t49)
model.Operation('RELU6', x47).To(t50)
model.Operation('CONCATENATION', t49, t50, x48, 0).To(t51)
model.Operation('RELU6', x52).To(t55)
model.Operation('RELU6', x54).To(t56)
model.Operation('CONCATENATION', t55, x53, t56, 1).To(t57)
model.Operation('RELU6', x59).To(t61)
model.Operation('RELU6', x60).To(t62)
model.Operation('CONCATENATION', x58, t61, t62, 0).To(t63)
model.Operation('RELU6', x64).To(t67)
model.Operation('CONCATENATION', t67, x65, x66, 1).To(t68)
model.Operation('RELU6', x69).To(t70)
model.Operation('RELU6', x71).To(t72)
model.Operation('RELU', x73).To(t74)
model.Operation('CONCATENATION', t70, t72, t74, 1).To(t75)
model.Operation('MUL', x76, c79, 0).To(t80)
model.Operation('MUL', x77, c81, 0).To(t82)
model.Operation('MUL', x78, c83, 0).To(t84)
model.Operation('CONCATENATION', t80, t82, t84, 0).To(t85)
model.Operation('MUL', x86, c89, 0).To(t90)
model.Operation('MUL', x87, c91, 0).To(t92)
model.Operation('CONCATENATION', t90, t92, x88, 1).To(t93)
model.Operation('MUL', x94, c97, 0).To(t98)
model.Operation('MUL', x96, c99, 0).To(t100)
model.Operation('CONCATENATION', t98, x95, t100, 0).To(t101)
model.Operation('MUL', x103, c105, 0).To(t106)
model.Operation('MUL', x104, c107, 0).To(t108)
model.Operation('CONCATENATION', x102, t106, t108, 1).To(t109)
model.Operation('MUL', x110, c113, 0).To(t114)
model.Operation('CONCATENATION', t114, x111, x112, 0).To(t115)
model.Operation('MUL', x116, c117, 0).To(t118)
model.Operation('MUL', x119, c120, 0).To(t121)
model.Operation('RELU6', x122).To(t123)
model.Operation('CONCATENATION', t118, t121, t123, 1).To(t124)
model.Operation('TRANSPOSE', x125, c128).To(t129)
model.Operation('TRANSPOSE', x126, c130).To(t131)
model.Operation('TRANSPOSE', x127, c132).To(t133)
model.Operation('CONCATENATION', t129, t131, t133, 1).To(t134)
model.Operation('TRANSPOSE', x135, c138).To(t139)
model.Operation('TRANSPOSE', x136, c140).To(t141)
model.Operation('CONCATENATION', t139, t141, x137, 0).To(t142)
model.Operation('TRANSPOSE', x143, c146).To(t147)
model.Operation('TRANSPOSE', x145, c148).To(t149)
model.Operation('CONCATENATION', t147, x144, t149, 1).To(t150)
model.Operation('TRANSPOSE', x152, c154).To(t155)
model.Operation('TRANSPOSE', x153, c156).To(t157)
model.Operation('CONCATENATION', x151, t155, t157, 0).To(t158)
model.Operation('TRANSPOSE', x159, c162).To(t163)
model.Operation('CONCATENATION', t163, x160, x161, 1).To(t164)
model.Operation('TRANSPOSE', x165, c166).To(t167)
model.Operation('TRANSPOSE', x168, c169).To(t170)
model.Operation('MUL', x171, c172, 0).To(t173)
model.Operation('CONCATENATION', t167, t170, t173, 1).To(t174)
Example({
    x1: [-4.0, -4.0, -4.0, -3.0],
    x2: [3.0, 3.5, -2.0, 1.0],
    x3: [-1.0, -3.0, 3.0, -1.5],
    t7: [0.0, 0.0, 0.0, 0.0, 3.0, 3.5, 0.0, 1.0, 0.0, 0.0, 3.0, 0.0],
    x8: [-3.5, 1.0, -4.0, -4.0],
    x9: [2.0, -2.0, 3.0, 1.0],
    x10: [-2.0, -3.5, 3.5, 1.5],
    t13: [0.0, 1.0, 2.0, 0.0, -2.0, -3.5, 0.0, 0.0, 3.0, 1.0, 3.5, 1.5],
    x14: [3.5, 2.5, 4.0, 1.0],
    x16: [-2.0, 1.5, 2.0, -0.5],
    x15: [0.5, -3.0, -1.0, 0.5],
    t19: [3.5, 2.5, 4.0, 1.0, 0.5, -3.0, -1.0, 0.5, 0.0, 1.5, 2.0, 0.0],
    x21: [2.0, 1.0, -0.5, -2.0],
    x22: [3.5, -4.0, -3.0, -4.0],
    x20: [0.5, -0.5, 3.5, -0.5],
    t25: [0.5, -0.5, 2.0, 1.0, 3.5, 0.0, 3.5, -0.5, 0.0, 0.0, 0.0, 0.0],
    x26: [1.5, 3.0, 1.5, 1.0],
    x27: [-2.5, 3.0, -1.0, 1.0],
    x28: [-3.0, -3.0, 2.5, -1.5],
    t30: [1.5, 3.0, 1.5, 1.0, -2.5, 3.0, -1.0, 1.0, -3.0, -3.0, 2.5, -1.5],
    x31: [0.5, 0.5, -2.0, 4.0],
    x33: [-3.0, 2.5, -1.5, 4.0],
    x35: [1.0, -2.5, 3.0, -1.0],
    t38: [0.5, 0.5, 0.0, 2.5, 1.0, 3.0, 0.0, 4.0, 0.0, 4.0, -2.5, -1.0],
    x39: [1.0, 0.5, 1.5, -3.5],
    x40: [0.5, 1.5, 2.5, 1.0],
    x41: [2.5, -3.5, -4.0, -4.0],
    t45: [1.0, 0.5, 0.5, 1.5, 2.5, 0.0, 1.5, 0.0, 2.5, 1.0, 0.0, 0.0],
    x46: [-1.5, 1.0, -3.5, -1.5],
    x47: [1.0, -1.0, 4.0, -1.5],
    x48: [-3.5, -3.0, 3.0, 3.0],
    t51: [0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 4.0, 0.0, -3.5, -3.0, 3.0, 3.0],
    x52: [-3.5, 0.5, 0.5, 4.0],
    x54: [1.0, 4.0, -2.5, -1.5],
    x53: [-1.5, 2.5, 2.5, 2.5],
    t57: [0.0, 0.5, -1.5, 2.5, 1.0, 4.0, 0.5, 4.0, 2.5, 2.5, 0.0, 0.0],
    x59: [-3.5, -1.5, 1.0, -1.5],
    x60: [-4.0, -3.5, 2.0, 2.0],
    x58: [0.5, -1.5, 3.0, -3.0],
    t63: [0.5, -1.5, 3.0, -3.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 2.0, 2.0],
    x64: [1.0, 0.5, -3.0, 1.0],
    x65: [-4.0, 1.0, -0.5, 3.5],
    x66: [-1.0, 2.0, 2.0, 1.0],
    t68: [1.0, 0.5, -4.0, 1.0, -1.0, 2.0, 0.0, 1.0, -0.5, 3.5, 2.0, 1.0],
    x69: [-2.5, 3.5, -4.0, 4.0],
    x71: [1.0, 2.5, -4.0, -2.0],
    x73: [-0.5, 1.5, -1.5, 3.5],
    t75: [0.0, 3.5, 1.0, 2.5, 0.0, 1.5, 0.0, 4.0, 0.0, 0.0, 0.0, 3.5],
    x76: [-4.0, -3.5, 3.5, 3.5],
    x77: [2.0, -3.0, 4.0, 3.5],
    x78: [0.5, -3.5, -0.5, 2.5],
    t85: [4.0, 3.5, -3.5, -3.5, -2.0, 3.0, -4.0, -3.5, -0.5, 3.5, 0.5, -2.5],
    x86: [-3.5, -3.5, 3.5, 2.5],
    x87: [-4.0, -2.0, 4.0, 1.5],
    x88: [2.5, -3.0, 1.0, 2.5],
    t93: [3.5, 3.5, 4.0, 2.0, 2.5, -3.0, -3.5, -2.5, -4.0, -1.5, 1.0, 2.5],
    x94: [1.0, 1.5, -0.5, -4.0],
    x96: [1.0, -1.5, 1.0, 2.5],
    x95: [-1.0, 3.5, 1.5, 3.0],
    t101: [-1.0, -1.5, 0.5, 4.0, -1.0, 3.5, 1.5, 3.0, -1.0, 1.5, -1.0, -2.5],
    x103: [-0.5, 3.5, 0.5, -3.0],
    x104: [1.5, -1.5, 2.5, 1.0],
    x102: [3.0, -2.0, 2.0, 3.0],
    t109: [3.0, -2.0, 0.5, -3.5, -1.5, 1.5, 2.0, 3.0, -0.5, 3.0, -2.5, -1.0],
    x110: [-0.5, 3.0, -0.5, 1.0],
    x111: [3.5, 1.0, 3.0, 1.0],
    x112: [1.0, -3.0, -1.0, -3.5],
    t115: [0.5, -3.0, 0.5, -1.0, 3.5, 1.0, 3.0, 1.0, 1.0, -3.0, -1.0, -3.5],
    x116: [1.5, 0.5, 0.5, 1.0],
    x119: [-2.5, -1.0, 2.5, 2.5],
    x122: [3.0, -3.5, -1.0, 3.5],
    t124: [-1.5, -0.5, 2.5, 1.0, 3.0, 0.0, -0.5, -1.0, -2.5, -2.5, 0.0, 3.5],
    x125: [-3.5, 3.0, 1.0, 3.5],
    x126: [-1.5, -1.0, -4.0, 1.0],
    x127: [-3.0, -3.0, 2.0, 1.0],
    t134: [-3.5, 1.0, -1.5, -4.0, -3.0, 2.0, 3.0, 3.5, -1.0, 1.0, -3.0, 1.0],
    x135: [2.5, -2.0, 0.5, 2.0],
    x136: [-1.0, 0.5, 0.5, 2.5],
    x137: [-4.0, 4.0, -0.5, -3.5],
    t142: [2.5, 0.5, -2.0, 2.0, -1.0, 0.5, 0.5, 2.5, -4.0, 4.0, -0.5, -3.5],
    x143: [-3.0, -2.5, -1.5, -1.0],
    x145: [2.0, -3.5, -4.0, 3.0],
    x144: [1.5, 1.0, -0.5, -2.0],
    t150: [-3.0, -1.5, 1.5, 1.0, 2.0, -4.0, -2.5, -1.0, -0.5, -2.0, -3.5, 3.0],
    x152: [-0.5, 2.5, 1.0, -1.0],
    x153: [3.0, -1.5, 3.5, -0.5],
    x151: [-4.0, 1.5, -2.0, -3.5],
    t158: [-4.0, 1.5, -2.0, -3.5, -0.5, 1.0, 2.5, -1.0, 3.0, 3.5, -1.5, -0.5],
    x159: [1.5, -3.0, 4.0, -1.0],
    x160: [-2.0, 3.5, -3.0, -1.5],
    x161: [-1.5, 1.0, -1.5, -1.0],
    t164: [1.5, 4.0, -2.0, 3.5, -1.5, 1.0, -3.0, -1.0, -3.0, -1.5, -1.5, -1.0],
    x165: [1.0, -1.5, -3.5, -4.0],
    x168: [0.5, -2.5, 3.0, 4.0],
    x171: [-2.5, -2.5, 3.0, -4.0],
    t174: [1.0, -3.5, 0.5, 3.0, 2.5, 2.5, -1.5, -4.0, -2.5, 4.0, -3.0, 4.0],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# Before all parts, or some.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2], 0.5, 120))
t4 = Internal('t4', (U8, [2, 2], 0.5, 120))
x2 = Input('x2', (U8, [2, 2], 0.5, 120))
t5 = Internal('t5', (U8, [2, 2], 0.5, 120))
x3 = Input('x3', (U8, [2, 2], 0.5, 120))
t6 = Internal('t6', (U8, [2, 2], 0.5, 120))
t7 = Output('t7', (U8, [6, 2], 0.5, 120))
x8 = Input('x8', (U8, [2, 2], 0.5, 120))
t11 = Internal('t11', (U8, [2, 2], 0.5, 120))
x9 = Input('x9', (U8, [2, 2], 0.5, 120))
t12 = Internal('t12', (U8, [2, 2], 0.5, 120))
x10 = Input('x10', (U8, [2, 2], 0.5, 120))
t13 = Output('t13', (U8, [2, 6], 0.5, 120))
x14 = Input('x14', (U8, [2, 2], 0.5, 120))
t17 = Internal('t17', (U8, [2, 2], 0.5, 120))
x16 = Input('x16', (U8, [2, 2], 0.5, 120))
t18 = Internal('t18', (U8, [2, 2], 0.5, 120))
x15 = Input('x15', (U8, [2, 2], 0.5, 120))
t19 = Output('t19', (U8, [6, 2], 0.5, 120))
x21 = Input('x21', (U8, [2, 2], 0.5, 120))
t23 = Internal('t23', (U8, [2, 2], 0.5, 120))
x22 = Input('x22', (U8, [2, 2], 0.5, 120))
t24 = Internal('t24', (U8, [2, 2], 0.5, 120))
x20 = Input('x20', (U8, [2, 2], 0.5, 120))
t25 = Output('t25', (U8, [2, 6], 0.5, 120))
x26 = Input('x26', (U8, [2, 2], 0.5, 120))
t29 = Internal('t29', (U8, [2, 2], 0.5, 120))
x27 = Input('x27', (U8, [2, 2], 0.5, 120))
x28 = Input('x28', (U8, [2, 2], 0.5, 120))
t30 = Output('t30', (U8, [6, 2], 0.5, 120))
x31 = Input('x31', (U8, [2, 2], 0.5, 120))
t32 = Internal('t32', (U8, [2, 2], 0.5, 120))
x33 = Input('x33', (U8, [2, 2], 0.5, 120))
t34 = Internal('t34', (U8, [2, 2], 0.5, 120))
x35 = Input('x35', (U8, [2, 2], 0.5, 120))
c36 = Parameter('c36', (I32, [2]), [1, 0])
t37 = Internal('t37', (U8, [2, 2], 0.5, 120))
t38 = Output('t38', (U8, [2, 6], 0.5, 120))
x39 = Input('x39', (U8, [2, 2], 0.5, 120))
t42 = Internal('t42', (U8, [2, 2], 0.5, 120))
x40 = Input('x40', (U8, [2, 2], 0.5, 120))
t43 = Internal('t43', (U8, [2, 2], 0.5, 120))
x41 = Input('x41', (U8, [2, 2], 0.5, 120))
t44 = Internal('t44', (U8, [2, 2], 0.5, 120))
t45 = Output('t45', (U8, [2, 6], 0.5, 120))
x46 = Input('x46', (U8, [2, 2], 0.5, 120))
t49 = Internal('t49', (U8, [2, 2], 0.5, 120))
x47 = Input('x47', (U8, [2, 2], 0.5, 120))
t50 = Internal('t50', (U8, [2, 2], 0.5, 120))
x48 = Input('x48', (U8, [2, 2], 0.5, 120))
t51 = Output('t51', (U8, [6, 2], 0.5, 120))
x52 = Input('x52', (U8, [2, 2], 0.5, 120))
t55 = Internal('t55', (U8, [2, 2], 0.5, 120))
x54 = Input('x54', (U8, [2, 2], 0.5, 120))
t56 = Internal('t56', (U8, [2, 2], 0.5, 120))
x53 = Input('x53', (U8, [2, 2], 0.5, 120))
t57 = Output('t57', (U8, [2, 6], 0.5, 120))
x59 = Input('x59', (U8, [2, 2], 0.5, 120))
t61 = Internal('t61', (U8, [2, 2], 0.5, 120))
x60 = Input('x60', (U8, [2, 2], 0.5, 120))
t62 = Internal('t62', (U8, [2, 2], 0.5, 120))
x58 = Input('x58', (U8, [2, 2], 0.5, 120))
t63 = Output('t63', (U8, [6, 2], 0.5, 120))
x64 = Input('x64', (U8, [2, 2], 0.5, 120))
t67 = Internal('t67', (U8, [2, 2], 0.5, 120))
x65 = Input('x65', (U8, [2, 2], 0.5, 120))
x66 = Input('x66', (U8, [2, 2], 0.5, 120))
t68 = Output('t68', (U8, [2, 6], 0.5, 120))
x69 = Input('x69', (U8, [2, 2], 0.5, 120))
t70 = Internal('t70', (U8, [2, 2], 0.5, 120))
x71 = Input('x71', (U8, [2, 2], 0.5, 120))
t72 = Internal('t72', (U8, [2, 2], 0.5, 120))
x73 = Input('x73', (U8, [2, 2], 0.5, 120))
t74 = Internal('t74', (U8, [2, 2], 0.5, 120))
t75 = Output('t75', (U8, [2, 6], 0.5, 120))
x76 = Input('x76', (U8, [2, 2], 0.5, 120))
c79 = Parameter('c79', (U8, [1], 0.5, 120), [118])
t80 = Internal('t80', (U8, [2, 2], 0.5, 120))
x77 = Input('x77', (U8, [2, 2], 0.5, 120))
c81 = Parameter('c81', (U8, [1], 0.5, 120), [118])
t82 = Internal('t82', (U8, [2, 2], 0.5, 120))
x78 = Input('x78', (U8, [2, 2], 0.5, 120))
c83 = Parameter('c83', (U8, [1], 0.5, 120), [118])
t84 = Internal('t84', (U8, [2, 2], 0.5, 120))
t85 = Output('t85', (U8, [6, 2], 0.5, 120))
x86 = Input('x86', (U8, [2, 2], 0.5, 120))
c89 = Parameter('c89', (U8, [1], 0.5, 120), [118])
t90 = Internal('t90', (U8, [2, 2], 0.5, 120))
x87 = Input('x87', (U8, [2, 2], 0.5, 120))
c91 = Parameter('c91', (U8, [1], 0.5, 120), [118])
t92 = Internal('t92', (U8, [2, 2], 0.5, 120))
x88 = Input('x88', (U8, [2, 2], 0.5, 120))
t93 = Output('t93', (U8, [2, 6], 0.5, 120))
x94 = Input('x94', (U8, [2, 2], 0.5, 120))
c97 = Parameter('c97', (U8, [1], 0.5, 120), [118])
t98 = Internal('t98', (U8, [2, 2], 0.5, 120))
x96 = Input('x96', (U8, [2, 2], 0.5, 120))
c99 = Parameter('c99', (U8, [1], 0.5, 120), [118])
t100 = Internal('t100', (U8, [2, 2], 0.5, 120))
x95 = Input('x95', (U8, [2, 2], 0.5, 120))
t101 = Output('t101', (U8, [6, 2], 0.5, 120))
x103 = Input('x103', (U8, [2, 2], 0.5, 120))
c105 = Parameter('c105', (U8, [1], 0.5, 120), [118])
t106 = Internal('t106', (U8, [2, 2], 0.5, 120))
x104 = Input('x104', (U8, [2, 2], 0.5, 120))
c107 = Parameter('c107', (U8, [1], 0.5, 120), [118])
t108 = Internal('t108', (U8, [2, 2], 0.5, 120))
x102 = Input('x102', (U8, [2, 2], 0.5, 120))
t109 = Output('t109', (U8, [2, 6], 0.5, 120))
x110 = Input('x110', (U8, [2, 2], 0.5, 120))
c113 = Parameter('c113', (U8, [1], 0.5, 120), [118])
t114 = Internal('t114', (U8, [2, 2], 0.5, 120))
x111 = Input('x111', (U8, [2, 2], 0.5, 120))
x112 = Input('x112', (U8, [2, 2], 0.5, 120))
t115 = Output('t115', (U8, [6, 2], 0.5, 120))
x116 = Input('x116', (U8, [2, 2], 0.5, 120))
c117 = Parameter('c117', (U8, [1], 0.5, 120), [118])
t118 = Internal('t118', (U8, [2, 2], 0.5, 120))
x119 = Input('x119', (U8, [2, 2], 0.5, 120))
c120 = Parameter('c120', (U8, [1], 0.5, 120), [118])
t121 = Internal('t121', (U8, [2, 2], 0.5, 120))
x122 = Input('x122', (U8, [2, 2], 0.5, 120))
t123 = Internal('t123', (U8, [2, 2], 0.5, 120))
t124 = Output('t124', (U8, [2, 6], 0.5, 120))
x125 = Input('x125', (U8, [2, 2], 0.5, 120))
c128 = Parameter('c128', (I32, [2]), [1, 0])
t129 = Internal('t129', (U8, [2, 2], 0.5, 120))
x126 = Input('x126', (U8, [2, 2], 0.5, 120))
c130 = Parameter('c130', (I32, [2]), [1, 0])
t131 = Internal('t131', (U8, [2, 2], 0.5, 120))
x127 = Input('x127', (U8, [2, 2], 0.5, 120))
c132 = Parameter('c132', (I32, [2]), [1, 0])
t133 = Internal('t133', (U8, [2, 2], 0.5, 120))
t134 = Output('t134', (U8, [2, 6], 0.5, 120))
x135 = Input('x135', (U8, [2, 2], 0.5, 120))
c138 = Parameter('c138', (I32, [2]), [1, 0])
t139 = Internal('t139', (U8, [2, 2], 0.5, 120))
x136 = Input('x136', (U8, [2, 2], 0.5, 120))
c140 = Parameter('c140', (I32, [2]), [1, 0])
t141 = Internal('t141', (U8, [2, 2], 0.5, 120))
x137 = Input('x137', (U8, [2, 2], 0.5, 120))
t142 = Output('t142', (U8, [6, 2], 0.5, 120))
x143 = Input('x143', (U8, [2, 2], 0.5, 120))
c146 = Parameter('c146', (I32, [2]), [1, 0])
t147 = Internal('t147', (U8, [2, 2], 0.5, 120))
x145 = Input('x145', (U8, [2, 2], 0.5, 120))
c148 = Parameter('c148', (I32, [2]), [1, 0])
t149 = Internal('t149', (U8, [2, 2], 0.5, 120))
x144 = Input('x144', (U8, [2, 2], 0.5, 120))
t150 = Output('t150', (U8, [2, 6], 0.5, 120))
x152 = Input('x152', (U8, [2, 2], 0.5, 120))
c154 = Parameter('c154', (I32, [2]), [1, 0])
t155 = Internal('t155', (U8, [2, 2], 0.5, 120))
x153 = Input('x153', (U8, [2, 2], 0.5, 120))
c156 = Parameter('c156', (I32, [2]), [1, 0])
t157 = Internal('t157', (U8, [2, 2], 0.5, 120))
x151 = Input('x151', (U8, [2, 2], 0.5, 120))
t158 = Output('t158', (U8, [6, 2], 0.5, 120))
x159 = Input('x159', (U8, [2, 2], 0.5, 120))
c162 = Parameter('c162', (I32, [2]), [1, 0])
t163 = Internal('t163', (U8, [2, 2], 0.5, 120))
x160 = Input('x160', (U8, [2, 2], 0.5, 120))
x161 = Input('x161', (U8, [2, 2], 0.5, 120))
t164 = Output('t164', (U8, [2, 6], 0.5, 120))
x165 = Input('x165', (U8, [2, 2], 0.5, 120))
c166 = Parameter('c166', (I32, [2]), [1, 0])
t167 = Internal('t167', (U8, [2, 2], 0.5, 120))
x168 = Input('x168', (U8, [2, 2], 0.5, 120))
c169 = Parameter('c169', (I32, [2]), [1, 0])
t170 = Internal('t170', (U8, [2, 2], 0.5, 120))
x171 = Input('x171', (U8, [2, 2], 0.5, 120))
c172 = Parameter('c172', (U8, [1], 0.5, 120), [118])
t173 = Internal('t173', (U8, [2, 2], 0.5, 120))
t174 = Output('t174', (U8, [2, 6], 0.5, 120))
model = Model()
model.Operation('RELU', x1).To(t4)
model.Operation('RELU', x2).To(t5)
model.Operation('RELU', x3).To(t6)
model.Operation('CONCATENATION', t4, t5, t6, 0).To(t7)
model.Operation('RELU', x8).To(t11)
model.Operation('RELU', x9).To(t12)
model.Operation('CONCATENATION', t11, t12, x10, 1).To(t13)
model.Operation('RELU', x14).To(t17)
model.Operation('RELU', x16).To(t18)
model.Operation('CONCATENATION', t17, x15, t18, 0).To(t19)
model.Operation('RELU', x21).To(t23)
model.Operation('RELU', x22).To(t24)
model.Operation('CONCATENATION', x20, t23, t24, 1).To(t25)
model.Operation('RELU', x26).To(t29)
model.Operation('CONCATENATION', t29, x27, x28, 0).To(t30)
model.Operation('RELU', x31).To(t32)
model.Operation('RELU', x33).To(t34)
model.Operation('TRANSPOSE', x35, c36).To(t37)
model.Operation('CONCATENATION', t32, t34, t37, 1).To(t38)
model.Operation('RELU6', x39).To(t42)
model.Operation('RELU6', x40).To(t43)
model.Operation('RELU6', x41).To(t44)
model.Operation('CONCATENATION', t42, t43, t44, 1).To(t45)
model.Operation('RELU6', x46).To(t49)
model.Operation('RELU6', x47).To(t50)
model.Operation('CONCATENATION', t49, t50, x48, 0).To(t51)
model.Operation('RELU6', x52).To(t55)
model.Operation('RELU6', x54).To(t56)
model.Operation('CONCATENATION', t55, x53, t56, 1).To(t57)
model.Operation('RELU6', x59).To(t61)
model.Operation('RELU6', x60).To(t62)
model.Operation('CONCATENATION', x58, t61, t62, 0).To(t63)
model.Operation('RELU6', x64).To(t67)
model.Operation('CONCATENATION', t67, x65, x66, 1).To(t68)
model.Operation('RELU6', x69).To(t70)
model.Operation('RELU6', x71).To(t72)
model.Operation('RELU', x73).To(t74)
model.Operation('CONCATENATION', t70, t72, t74, 1).To(t75)
model.Operation('MUL', x76, c79, 0).To(t80)
model.Operation('MUL', x77, c81, 0).To(t82)
model.Operation('MUL', x78, c83, 0).To(t84)
model.Operation('CONCATENATION', t80, t82, t84, 0).To(t85)
model.Operation('MUL', x86, c89, 0).To(t90)
model.Operation('MUL', x87, c91, 0).To(t92)
model.Operation('CONCATENATION', t90, t92, x88, 1).To(t93)
model.Operation('MUL', x94, c97, 0).To(t98)
model.Operation('MUL', x96, c99, 0).To(t100)
model.Operation('CONCATENATION', t98, x95, t100, 0).To(t101)
model.Operation('MUL', x103, c105, 0).To(t106)
model.Operation('MUL', x104, c107, 0).To(t108)
model.Operation('CONCATENATION', x102, t106, t108, 1).To(t109)
model.Operation('MUL', x110, c113, 0).To(t114)
model.Operation('CONCATENATION', t114, x111, x112, 0).To(t115)
model.Operation('MUL', x116, c117, 0).To(t118)
model.Operation('MUL', x119, c120, 0).To(t121)
model.Operation('RELU6', x122).To(t123)
model.Operation('CONCATENATION', t118, t121, t123, 1).To(t124)
model.Operation('TRANSPOSE', x125, c128).To(t129)
model.Operation('TRANSPOSE', x126, c130).To(t131)
model.Operation('TRANSPOSE', x127, c132).To(t133)
model.Operation('CONCATENATION', t129, t131, t133, 1).To(t134)
model.Operation('TRANSPOSE', x135, c138).To(t139)
model.Operation('TRANSPOSE', x136, c140).To(t141)
model.Operation('CONCATENATION', t139, t141, x137, 0).To(t142)
model.Operation('TRANSPOSE', x143, c146).To(t147)
model.Operation('TRANSPOSE', x145, c148).To(t149)
model.Operation('CONCATENATION', t147, x144, t149, 1).To(t150)
model.Operation('TRANSPOSE', x152, c154).To(t155)
model.Operation('TRANSPOSE', x153, c156).To(t157)
model.Operation('CONCATENATION', x151, t155, t157, 0).To(t158)
model.Operation('TRANSPOSE', x159, c162).To(t163)
model.Operation('CONCATENATION', t163, x160, x161, 1).To(t164)
model.Operation('TRANSPOSE', x165, c166).To(t167)
model.Operation('TRANSPOSE', x168, c169).To(t170)
model.Operation('MUL', x171, c172, 0).To(t173)
model.Operation('CONCATENATION', t167, t170, t173, 1).To(t174)
Example({
    x1: [112, 112, 112, 114],
    x2: [126, 127, 116, 122],
    x3: [118, 114, 126, 117],
    t7: [120, 120, 120, 120, 126, 127, 120, 122, 120, 120, 126, 120],
    x8: [113, 122, 112, 112],
    x9: [124, 116, 126, 122],
    x10: [116, 113, 127, 123],
    t13: [120, 122, 124, 120, 116, 113, 120, 120, 126, 122, 127, 123],
    x14: [127, 125, 128, 122],
    x16: [116, 123, 124, 119],
    x15: [121, 114, 118, 121],
    t19: [127, 125, 128, 122, 121, 114, 118, 121, 120, 123, 124, 120],
    x21: [124, 122, 119, 116],
    x22: [127, 112, 114, 112],
    x20: [121, 119, 127, 119],
    t25: [121, 119, 124, 122, 127, 120, 127, 119, 120, 120, 120, 120],
    x26: [123, 126, 123, 122],
    x27: [115, 126, 118, 122],
    x28: [114, 114, 125, 117],
    t30: [123, 126, 123, 122, 115, 126, 118, 122, 114, 114, 125, 117],
    x31: [121, 121, 116, 128],
    x33: [114, 125, 117, 128],
    x35: [122, 115, 126, 118],
    t38: [121, 121, 120, 125, 122, 126, 120, 128, 120, 128, 115, 118],
    x39: [122, 121, 123, 113],
    x40: [121, 123, 125, 122],
    x41: [125, 113, 112, 112],
    t45: [122, 121, 121, 123, 125, 120, 123, 120, 125, 122, 120, 120],
    x46: [117, 122, 113, 117],
    x47: [122, 118, 128, 117],
    x48: [113, 114, 126, 126],
    t51: [120, 122, 120, 120, 122, 120, 128, 120, 113, 114, 126, 126],
    x52: [113, 121, 121, 128],
    x54: [122, 128, 115, 117],
    x53: [117, 125, 125, 125],
    t57: [120, 121, 117, 125, 122, 128, 121, 128, 125, 125, 120, 120],
    x59: [113, 117, 122, 117],
    x60: [112, 113, 124, 124],
    x58: [121, 117, 126, 114],
    t63: [121, 117, 126, 114, 120, 120, 122, 120, 120, 120, 124, 124],
    x64: [122, 121, 114, 122],
    x65: [112, 122, 119, 127],
    x66: [118, 124, 124, 122],
    t68: [122, 121, 112, 122, 118, 124, 120, 122, 119, 127, 124, 122],
    x69: [115, 127, 112, 128],
    x71: [122, 125, 112, 116],
    x73: [119, 123, 117, 127],
    t75: [120, 127, 122, 125, 120, 123, 120, 128, 120, 120, 120, 127],
    x76: [112, 113, 127, 127],
    x77: [124, 114, 128, 127],
    x78: [121, 113, 119, 125],
    t85: [128, 127, 113, 113, 116, 126, 112, 113, 119, 127, 121, 115],
    x86: [113, 113, 127, 125],
    x87: [112, 116, 128, 123],
    x88: [125, 114, 122, 125],
    t93: [127, 127, 128, 124, 125, 114, 113, 115, 112, 117, 122, 125],
    x94: [122, 123, 119, 112],
    x96: [122, 117, 122, 125],
    x95: [118, 127, 123, 126],
    t101: [118, 117, 121, 128, 118, 127, 123, 126, 118, 123, 118, 115],
    x103: [119, 127, 121, 114],
    x104: [123, 117, 125, 122],
    x102: [126, 116, 124, 126],
    t109: [126, 116, 121, 113, 117, 123, 124, 126, 119, 126, 115, 118],
    x110: [119, 126, 119, 122],
    x111: [127, 122, 126, 122],
    x112: [122, 114, 118, 113],
    t115: [121, 114, 121, 118, 127, 122, 126, 122, 122, 114, 118, 113],
    x116: [123, 121, 121, 122],
    x119: [115, 118, 125, 125],
    x122: [126, 113, 118, 127],
    t124: [117, 119, 125, 122, 126, 120, 119, 118, 115, 115, 120, 127],
    x125: [113, 126, 122, 127],
    x126: [117, 118, 112, 122],
    x127: [114, 114, 124, 122],
    t134: [113, 122, 117, 112, 114, 124, 126, 127, 118, 122, 114, 122],
    x135: [125, 116, 121, 124],
    x136: [118, 121, 121, 125],
    x137: [112, 128, 119, 113],
    t142: [125, 121, 116, 124, 118, 121, 121, 125, 112, 128, 119, 113],
    x143: [114, 115, 117, 118],
    x145: [124, 113, 112, 126],
    x144: [123, 122, 119, 116],
    t150: [114, 117, 123, 122, 124, 112, 115, 118, 119, 116, 113, 126],
    x152: [119, 125, 122, 118],
    x153: [126, 117, 127, 119],
    x151: [112, 123, 116, 113],
    t158: [112, 123, 116, 113, 119, 122, 125, 118, 126, 127, 117, 119],
    x159: [123, 114, 128, 118],
    x160: [116, 127, 114, 117],
    x161: [117, 122, 117, 118],
    t164: [123, 128, 116, 127, 117, 122, 114, 118, 114, 117, 117, 118],
    x165: [122, 117, 113, 112],
    x168: [121, 115, 126, 128],
    x171: [115, 115, 126, 112],
    t174: [122, 113, 121, 126, 125, 125, 117, 112, 115, 128, 114, 128],
}, name='before_quant8').AddVariations(signed(x1, t4, x2, t5, x3, t6, t7, x8, t11, x9, t12, x10, t13, x14, t17, x16, t18, x15, t19, x21, t23, x22, t24, x20, t25, x26, t29, x27, x28, t30, x31, t32, x33, t34, x35, t37, t38, x39, t42, x40, t43, x41, t44, t45, x46, t49, x47, t50, x48, t51, x52, t55, x54, t56, x53, t57, x59, t61, x60, t62, x58, t63, x64, t67, x65, x66, t68, x69, t70, x71, t72, x73, t74, t75, x76, c79, t80, x77, c81, t82, x78, c83, t84, t85, x86, c89, t90, x87, c91, t92, x88, t93, x94, c97, t98, x96, c99, t100, x95, t101, x103, c105, t106, x104, c107, t108, x102, t109, x110, c113, t114, x111, x112, t115, x116, c117, t118, x119, c120, t121, x122, t123, t124, x125, t129, x126, t131, x127, t133, t134, x135, t139, x136, t141, x137, t142, x143, t147, x145, t149, x144, t150, x152, t155, x153, t157, x151, t158, x159, t163, x160, x161, t164, x165, t167, x168, t170, x171, c172, t173, t174)).DisableLifeTimeVariation()
