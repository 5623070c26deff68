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
U8 = 'TENSOR_QUANT8_ASYMM'

# The same operation is before all parts of a joined tensor, or before some.
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
t36 = Internal('t36', (F32, [2, 2]))
t37 = Output('t37', (F32, [2, 6]))
x38 = Input('x38', (F32, [2, 2]))
t41 = Internal('t41', (F32, [2, 2]))
x39 = Input('x39', (F32, [2, 2]))
t42 = Internal('t42', (F32, [2, 2]))
x40 = Input('x40', (F32, [2, 2]))
t43 = Internal('t43', (F32, [2, 2]))
t44 = Output('t44', (F32, [2, 6]))
x45 = Input('x45', (F32, [2, 2]))
t48 = Internal('t48', (F32, [2, 2]))
x46 = Input('x46', (F32, [2, 2]))
t49 = Internal('t49', (F32, [2, 2]))
x47 = Input('x47', (F32, [2, 2]))
t50 = Output('t50', (F32, [6, 2]))
x51 = Input('x51', (F32, [2, 2]))
t54 = Internal('t54', (F32, [2, 2]))
x53 = Input('x53', (F32, [2, 2]))
t55 = Internal('t55', (F32, [2, 2]))
x52 = Input('x52', (F32, [2, 2]))
t56 = Output('t56', (F32, [2, 6]))
x58 = Input('x58', (F32, [2, 2]))
t60 = Internal('t60', (F32, [2, 2]))
x59 = Input('x59', (F32, [2, 2]))
t61 = Internal('t61', (F32, [2, 2]))
x57 = Input('x57', (F32, [2, 2]))
t62 = Output('t62', (F32, [6, 2]))
x63 = Input('x63', (F32, [2, 2]))
t66 = Internal('t66', (F32, [2, 2]))
x64 = Input('x64', (F32, [2, 2]))
x65 = Input('x65', (F32, [2, 2]))
t67 = Output('t67', (F32, [2, 6]))
x68 = Input('x68', (F32, [2, 2]))
t69 = Internal('t69', (F32, [2, 2]))
x70 = Input('x70', (F32, [2, 2]))
t71 = Internal('t71', (F32, [2, 2]))
x72 = Input('x72', (F32, [2, 2]))
t73 = Internal('t73', (F32, [2, 2]))
t74 = Output('t74', (F32, [2, 6]))
x75 = Input('x75', (F32, [2, 2]))
c78 = Parameter('c78', (F32, [1]), [-1.0])
t79 = Internal('t79', (F32, [2, 2]))
x76 = Input('x76', (F32, [2, 2]))
c80 = Parameter('c80', (F32, [1]), [-1.0])
t81 = Internal('t81', (F32, [2, 2]))
x77 = Input('x77', (F32, [2, 2]))
c82 = Parameter('c82', (F32, [1]), [-1.0])
t83 = Internal('t83', (F32, [2, 2]))
t84 = Output('t84', (F32, [6, 2]))
x85 = Input('x85', (F32, [2, 2]))
c88 = Parameter('c88', (F32, [1]), [-1.0])
t89 = Internal('t89', (F32, [2, 2]))
x86 = Input('x86', (F32, [2, 2]))
c90 = Parameter('c90', (F32, [1]), [-1.0])
t91 = Internal('t91', (F32, [2, 2]))
x87 = Input('x87', (F32, [2, 2]))
t92 = Output('t92', (F32, [2, 6]))
x93 = Input('x93', (F32, [2, 2]))
c96 = Parameter('c96', (F32, [1]), [-1.0])
t97 = Internal('t97', (F32, [2, 2]))
x95 = Input('x95', (F32, [2, 2]))
c98 = Parameter('c98', (F32, [1]), [-1.0])
t99 = Internal('t99', (F32, [2, 2]))
x94 = Input('x94', (F32, [2, 2]))
t100 = Output('t100', (F32, [6, 2]))
x102 = Input('x102', (F32, [2, 2]))
c104 = Parameter('c104', (F32, [1]), [-1.0])
t105 = Internal('t105', (F32, [2, 2]))
x103 = Input('x103', (F32, [2, 2]))
c106 = Parameter('c106', (F32, [1]), [-1.0])
t107 = Internal('t107', (F32, [2, 2]))
x101 = Input('x101', (F32, [2, 2]))
t108 = Output('t108', (F32, [2, 6]))
x109 = Input('x109', (F32, [2, 2]))
c112 = Parameter('c112', (F32, [1]), [-1.0])
t113 = Internal('t113', (F32, [2, 2]))
x110 = Input('x110', (F32, [2, 2]))
x111 = Input('x111', (F32, [2, 2]))
t114 = Output('t114', (F32, [6, 2]))
x115 = Input('x115', (F32, [2, 2]))
c116 = Parameter('c116', (F32, [1]), [-1.0])
t117 = Internal('t117', (F32, [2, 2]))
x118 = Input('x118', (F32, [2, 2]))
c119 = Parameter('c119', (F32, [1]), [-1.0])
t120 = Internal('t120', (F32, [2, 2]))
x121 = Input('x121', (F32, [2, 2]))
t122 = Internal('t122', (F32, [2, 2]))
t123 = Output('t123', (F32, [2, 6]))
x124 = Input('x124', (F32, [2, 2]))
t127 = Internal('t127', (F32, [2, 2]))
x125 = Input('x125', (F32, [2, 2]))
t128 = Internal('t128', (F32, [2, 2]))
x126 = Input('x126', (F32, [2, 2]))
t129 = Internal('t129', (F32, [2, 2]))
t130 = Output('t130', (F32, [2, 6]))
x131 = Input('x131', (F32, [2, 2]))
t134 = Internal('t134', (F32, [2, 2]))
x132 = Input('x132', (F32, [2, 2]))
t135 = Internal('t135', (F32, [2, 2]))
x133 = Input('x133', (F32, [2, 2]))
t136 = Output('t136', (F32, [6, 2]))
x137 = Input('x137', (F32, [2, 2]))
t140 = Internal('t140', (F32, [2, 2]))
x139 = Input('x139', (F32, [2, 2]))
t141 = Internal('t141', (F32, [2, 2]))
x138 = Input('x138', (F32, [2, 2]))
t142 = Output('t142', (F32, [2, 6]))
x144 = Input('x144', (F32, [2, 2]))
t146 = Internal('t146', (F32, [2, 2]))
x145 = Input('x145', (F32, [2, 2]))
t147 = Internal('t147', (F32, [2, 2]))
x143 = Input('x143', (F32, [2, 2]))
t148 = Output('t148', (F32, [6, 2]))
x149 = Input('x149', (F32, [2, 2]))
t152 = Internal('t152', (F32, [2, 2]))
x150 = Input('x150', (F32, [2, 2]))
x151 = Input('x151', (F32, [2, 2]))
t153 = Output('t153', (F32, [2, 6]))
x154 = Input('x154', (F32, [2, 2]))
t155 = Internal('t155', (F32, [2, 2]))
x156 = Input('x156', (F32, [2, 2]))
t157 = Internal('t157', (F32, [2, 2]))
x158 = Input('x158', (F32, [2, 2]))
c159 = Parameter('c159', (F32, [1]), [-1.0])
t160 = Internal('t160', (F32, [2, 2]))
t161 = Output('t161', (F32, [2, 6]))
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
model.Operation('TRANSPOSE', x35, [1, 0]).To(t36)
model.Operation('CONCATENATION', t32, t34, t36, 1).To(t37)
model.Operation('RELU6', x38).To(t41)
model.Operation('RELU6', x39).To(t42)
model.Operation('RELU6', x40).To(t43)
model.Operation('CONCATENATION', t41, t42, t43, 1).To(t44)
model.Operation('RELU6', x45).To(t48)
model.Operation('RELU6', x46).To(t49)
model.Operation('CONCATENATION', t48, t49, x47, 0).To(t50)
model.Operation('RELU6', x51).To(t54)
model.Operation('RELU6', x53).To(t55)
model.Operation('CONCATENATION', t54, x52, t55, 1).To(t56)
model.Operation('RELU6', x58).To(t60)
model.Operation('RELU6', x59).To(t61)
model.Operation('CONCATENATION', x57, t60, t61, 0).To(t62)
model.Operation('RELU6', x63).To(t66)
model.Operation('CONCATENATION', t66, x64, x65, 1).To(t67)
model.Operation('RELU6', x68).To(t69)
model.Operation('RELU6', x70).To(t71)
model.Operation('RELU', x72).To(t73)
model.Operation('CONCATENATION', t69, t71, t73, 1).To(t74)
model.Operation('MUL', x75, c78, 0).To(t79)
model.Operation('MUL', x76, c80, 0).To(t81)
model.Operation('MUL', x77, c82, 0).To(t83)
model.Operation('CONCATENATION', t79, t81, t83, 0).To(t84)
model.Operation('MUL', x85, c88, 0).To(t89)
model.Operation('MUL', x86, c90, 0).To(t91)
model.Operation('CONCATENATION', t89, t91, x87, 1).To(t92)
model.Operation('MUL', x93, c96, 0).To(t97)
model.Operation('MUL', x95, c98, 0).To(t99)
model.Operation('CONCATENATION', t97, x94, t99, 0).To(t100)
model.Operation('MUL', x102, c104, 0).To(t105)
model.Operation('MUL', x103, c106, 0).To(t107)
model.Operation('CONCATENATION', x101, t105, t107, 1).To(t108)
model.Operation('MUL', x109, c112, 0).To(t113)
model.Operation('CONCATENATION', t113, x110, x111, 0).To(t114)
model.Operation('MUL', x115, c116, 0).To(t117)
model.Operation('MUL', x118, c119, 0).To(t120)
model.Operation('RELU6', x121).To(t122)
model.Operation('CONCATENATION', t117, t120, t122, 1).To(t123)
model.Operation('TRANSPOSE', x124, [1, 0]).To(t127)
model.Operation('TRANSPOSE', x125, [1, 0]).To(t128)
model.Operation('TRANSPOSE', x126, [1, 0]).To(t129)
model.Operation('CONCATENATION', t127, t128, t129, 1).To(t130)
model.Operation('TRANSPOSE', x131, [1, 0]).To(t134)
model.Operation('TRANSPOSE', x132, [1, 0]).To(t135)
model.Operation('CONCATENATION', t134, t135, x133, 0).To(t136)
model.Operation('TRANSPOSE', x137, [1, 0]).To(t140)
model.Operation('TRANSPOSE', x139, [1, 0]).To(t141)
model.Operation('CONCATENATION', t140, x138, t141, 1).To(t142)
model.Operation('TRANSPOSE', x144, [1, 0]).To(t146)
model.Operation('TRANSPOSE', x145, [1, 0]).To(t147)
model.Operation('CONCATENATION', x143, t146, t147, 0).To(t148)
model.Operation('TRANSPOSE', x149, [1, 0]).To(t152)
model.Operation('CONCATENATION', t152, x150, x151, 1).To(t153)
model.Operation('TRANSPOSE', x154, [1, 0]).To(t155)
model.Operation('TRANSPOSE', x156, [1, 0]).To(t157)
model.Operation('MUL', x158, c159, 0).To(t160)
model.Operation('CONCATENATION', t155, t157, t160, 1).To(t161)
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
    t37: [0.5, 0.5, 0.0, 2.5, 1.0, 3.0, 0.0, 4.0, 0.0, 4.0, -2.5, -1.0],
    x38: [1.0, 0.5, 1.5, -3.5],
    x39: [0.5, 1.5, 2.5, 1.0],
    x40: [2.5, -3.5, -4.0, -4.0],
    t44: [1.0, 0.5, 0.5, 1.5, 2.5, 0.0, 1.5, 0.0, 2.5, 1.0, 0.0, 0.0],
    x45: [-1.5, 1.0, -3.5, -1.5],
    x46: [1.0, -1.0, 4.0, -1.5],
    x47: [-3.5, -3.0, 3.0, 3.0],
    t50: [0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 4.0, 0.0, -3.5, -3.0, 3.0, 3.0],
    x51: [-3.5, 0.5, 0.5, 4.0],
    x53: [1.0, 4.0, -2.5, -1.5],
    x52: [-1.5, 2.5, 2.5, 2.5],
    t56: [0.0, 0.5, -1.5, 2.5, 1.0, 4.0, 0.5, 4.0, 2.5, 2.5, 0.0, 0.0],
    x58: [-3.5, -1.5, 1.0, -1.5],
    x59: [-4.0, -3.5, 2.0, 2.0],
    x57: [0.5, -1.5, 3.0, -3.0],
    t62: [0.5, -1.5, 3.0, -3.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 2.0, 2.0],
    x63: [1.0, 0.5, -3.0, 1.0],
    x64: [-4.0, 1.0, -0.5, 3.5],
    x65: [-1.0, 2.0, 2.0, 1.0],
    t67: [1.0, 0.5, -4.0, 1.0, -1.0, 2.0, 0.0, 1.0, -0.5, 3.5, 2.0, 1.0],
    x68: [-2.5, 3.5, -4.0, 4.0],
    x70: [1.0, 2.5, -4.0, -2.0],
    x72: [-0.5, 1.5, -1.5, 3.5],
    t74: [0.0, 3.5, 1.0, 2.5, 0.0, 1.5, 0.0, 4.0, 0.0, 0.0, 0.0, 3.5],
    x75: [-4.0, -3.5, 3.5, 3.5],
    x76: [2.0, -3.0, 4.0, 3.5],
    x77: [0.5, -3.5, -0.5, 2.5],
    t84: [4.0, 3.5, -3.5, -3.5, -2.0, 3.0, -4.0, -3.5, -0.5, 3.5, 0.5, -2.5],
    x85: [-3.5, -3.5, 3.5, 2.5],
    x86: [-4.0, -2.0, 4.0, 1.5],
    x87: [2.5, -3.0, 1.0, 2.5],
    t92: [3.5, 3.5, 4.0, 2.0, 2.5, -3.0, -3.5, -2.5, -4.0, -1.5, 1.0, 2.5],
    x93: [1.0, 1.5, -0.5, -4.0],
    x95: [1.0, -1.5, 1.0, 2.5],
    x94: [-1.0, 3.5, 1.5, 3.0],
    t100: [-1.0, -1.5, 0.5, 4.0, -1.0, 3.5, 1.5, 3.0, -1.0, 1.5, -1.0, -2.5],
    x102: [-0.5, 3.5, 0.5, -3.0],
    x103: [1.5, -1.5, 2.5, 1.0],
    x101: [3.0, -2.0, 2.0, 3.0],
    t108: [3.0, -2.0, 0.5, -3.5, -1.5, 1.5, 2.0, 3.0, -0.5, 3.0, -2.5, -1.0],
    x109: [-0.5, 3.0, -0.5, 1.0],
    x110: [3.5, 1.0, 3.0, 1.0],
    x111: [1.0, -3.0, -1.0, -3.5],
    t114: [0.5, -3.0, 0.5, -1.0, 3.5, 1.0, 3.0, 1.0, 1.0, -3.0, -1.0, -3.5],
    x115: [1.5, 0.5, 0.5, 1.0],
    x118: [-2.5, -1.0, 2.5, 2.5],
    x121: [3.0, -3.5, -1.0, 3.5],
    t123: [-1.5, -0.5, 2.5, 1.0, 3.0, 0.0, -0.5, -1.0, -2.5, -2.5, 0.0, 3.5],
    x124: [-3.5, 3.0, 1.0, 3.5],
    x125: [-1.5, -1.0, -4.0, 1.0],
    x126: [-3.0, -3.0, 2.0, 1.0],
    t130: [-3.5, 1.0, -1.5, -4.0, -3.0, 2.0, 3.0, 3.5, -1.0, 1.0, -3.0, 1.0],
    x131: [2.5, -2.0, 0.5, 2.0],
    x132: [-1.0, 0.5, 0.5, 2.5],
    x133: [-4.0, 4.0, -0.5, -3.5],
    t136: [2.5, 0.5, -2.0, 2.0, -1.0, 0.5, 0.5, 2.5, -4.0, 4.0, -0.5, -3.5],
    x137: [-3.0, -2.5, -1.5, -1.0],
    x139: [2.0, -3.5, -4.0, 3.0],
    x138: [1.5, 1.0, -0.5, -2.0],
    t142: [-3.0, -1.5, 1.5, 1.0, 2.0, -4.0, -2.5, -1.0, -0.5, -2.0, -3.5, 3.0],
    x144: [-0.5, 2.5, 1.0, -1.0],
    x145: [3.0, -1.5, 3.5, -0.5],
    x143: [-4.0, 1.5, -2.0, -3.5],
    t148: [-4.0, 1.5, -2.0, -3.5, -0.5, 1.0, 2.5, -1.0, 3.0, 3.5, -1.5, -0.5],
    x149: [1.5, -3.0, 4.0, -1.0],
    x150: [-2.0, 3.5, -3.0, -1.5],
    x151: [-1.5, 1.0, -1.5, -1.0],
    t153: [1.5, 4.0, -2.0, 3.5, -1.5, 1.0, -3.0, -1.0, -3.0, -1.5, -1.5, -1.0],
    x154: [1.0, -1.5, -3.5, -4.0],
    x156: [0.5, -2.5, 3.0, 4.0],
    x158: [-2.5, -2.5, 3.0, -4.0],
    t161: [1.0, -3.5, 0.5, 3.0, 2.5, 2.5, -1.5, -4.0, -2.5, 4.0, -3.0, 4.0],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# The same operation is before all parts of a joined tensor, or before some.
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
t36 = Internal('t36', (U8, [2, 2], 0.5, 120))
t37 = Output('t37', (U8, [2, 6], 0.5, 120))
x38 = Input('x38', (U8, [2, 2], 0.5, 120))
t41 = Internal('t41', (U8, [2, 2], 0.5, 120))
x39 = Input('x39', (U8, [2, 2], 0.5, 120))
t42 = Internal('t42', (U8, [2, 2], 0.5, 120))
x40 = Input('x40', (U8, [2, 2], 0.5, 120))
t43 = Internal('t43', (U8, [2, 2], 0.5, 120))
t44 = Output('t44', (U8, [2, 6], 0.5, 120))
x45 = Input('x45', (U8, [2, 2], 0.5, 120))
t48 = Internal('t48', (U8, [2, 2], 0.5, 120))
x46 = Input('x46', (U8, [2, 2], 0.5, 120))
t49 = Internal('t49', (U8, [2, 2], 0.5, 120))
x47 = Input('x47', (U8, [2, 2], 0.5, 120))
t50 = Output('t50', (U8, [6, 2], 0.5, 120))
x51 = Input('x51', (U8, [2, 2], 0.5, 120))
t54 = Internal('t54', (U8, [2, 2], 0.5, 120))
x53 = Input('x53', (U8, [2, 2], 0.5, 120))
t55 = Internal('t55', (U8, [2, 2], 0.5, 120))
x52 = Input('x52', (U8, [2, 2], 0.5, 120))
t56 = Output('t56', (U8, [2, 6], 0.5, 120))
x58 = Input('x58', (U8, [2, 2], 0.5, 120))
t60 = Internal('t60', (U8, [2, 2], 0.5, 120))
x59 = Input('x59', (U8, [2, 2], 0.5, 120))
t61 = Internal('t61', (U8, [2, 2], 0.5, 120))
x57 = Input('x57', (U8, [2, 2], 0.5, 120))
t62 = Output('t62', (U8, [6, 2], 0.5, 120))
x63 = Input('x63', (U8, [2, 2], 0.5, 120))
t66 = Internal('t66', (U8, [2, 2], 0.5, 120))
x64 = Input('x64', (U8, [2, 2], 0.5, 120))
x65 = Input('x65', (U8, [2, 2], 0.5, 120))
t67 = Output('t67', (U8, [2, 6], 0.5, 120))
x68 = Input('x68', (U8, [2, 2], 0.5, 120))
t69 = Internal('t69', (U8, [2, 2], 0.5, 120))
x70 = Input('x70', (U8, [2, 2], 0.5, 120))
t71 = Internal('t71', (U8, [2, 2], 0.5, 120))
x72 = Input('x72', (U8, [2, 2], 0.5, 120))
t73 = Internal('t73', (U8, [2, 2], 0.5, 120))
t74 = Output('t74', (U8, [2, 6], 0.5, 120))
x75 = Input('x75', (U8, [2, 2], 0.5, 120))
c78 = Parameter('c78', (U8, [1], 0.5, 120), [118])
t79 = Internal('t79', (U8, [2, 2], 0.5, 120))
x76 = Input('x76', (U8, [2, 2], 0.5, 120))
c80 = Parameter('c80', (U8, [1], 0.5, 120), [118])
t81 = Internal('t81', (U8, [2, 2], 0.5, 120))
x77 = Input('x77', (U8, [2, 2], 0.5, 120))
c82 = Parameter('c82', (U8, [1], 0.5, 120), [118])
t83 = Internal('t83', (U8, [2, 2], 0.5, 120))
t84 = Output('t84', (U8, [6, 2], 0.5, 120))
x85 = Input('x85', (U8, [2, 2], 0.5, 120))
c88 = Parameter('c88', (U8, [1], 0.5, 120), [118])
t89 = Internal('t89', (U8, [2, 2], 0.5, 120))
x86 = Input('x86', (U8, [2, 2], 0.5, 120))
c90 = Parameter('c90', (U8, [1], 0.5, 120), [118])
t91 = Internal('t91', (U8, [2, 2], 0.5, 120))
x87 = Input('x87', (U8, [2, 2], 0.5, 120))
t92 = Output('t92', (U8, [2, 6], 0.5, 120))
x93 = Input('x93', (U8, [2, 2], 0.5, 120))
c96 = Parameter('c96', (U8, [1], 0.5, 120), [118])
t97 = Internal('t97', (U8, [2, 2], 0.5, 120))
x95 = Input('x95', (U8, [2, 2], 0.5, 120))
c98 = Parameter('c98', (U8, [1], 0.5, 120), [118])
t99 = Internal('t99', (U8, [2, 2], 0.5, 120))
x94 = Input('x94', (U8, [2, 2], 0.5, 120))
t100 = Output('t100', (U8, [6, 2], 0.5, 120))
x102 = Input('x102', (U8, [2, 2], 0.5, 120))
c104 = Parameter('c104', (U8, [1], 0.5, 120), [118])
t105 = Internal('t105', (U8, [2, 2], 0.5, 120))
x103 = Input('x103', (U8, [2, 2], 0.5, 120))
c106 = Parameter('c106', (U8, [1], 0.5, 120), [118])
t107 = Internal('t107', (U8, [2, 2], 0.5, 120))
x101 = Input('x101', (U8, [2, 2], 0.5, 120))
t108 = Output('t108', (U8, [2, 6], 0.5, 120))
x109 = Input('x109', (U8, [2, 2], 0.5, 120))
c112 = Parameter('c112', (U8, [1], 0.5, 120), [118])
t113 = Internal('t113', (U8, [2, 2], 0.5, 120))
x110 = Input('x110', (U8, [2, 2], 0.5, 120))
x111 = Input('x111', (U8, [2, 2], 0.5, 120))
t114 = Output('t114', (U8, [6, 2], 0.5, 120))
x115 = Input('x115', (U8, [2, 2], 0.5, 120))
c116 = Parameter('c116', (U8, [1], 0.5, 120), [118])
t117 = Internal('t117', (U8, [2, 2], 0.5, 120))
x118 = Input('x118', (U8, [2, 2], 0.5, 120))
c119 = Parameter('c119', (U8, [1], 0.5, 120), [118])
t120 = Internal('t120', (U8, [2, 2], 0.5, 120))
x121 = Input('x121', (U8, [2, 2], 0.5, 120))
t122 = Internal('t122', (U8, [2, 2], 0.5, 120))
t123 = Output('t123', (U8, [2, 6], 0.5, 120))
x124 = Input('x124', (U8, [2, 2], 0.5, 120))
t127 = Internal('t127', (U8, [2, 2], 0.5, 120))
x125 = Input('x125', (U8, [2, 2], 0.5, 120))
t128 = Internal('t128', (U8, [2, 2], 0.5, 120))
x126 = Input('x126', (U8, [2, 2], 0.5, 120))
t129 = Internal('t129', (U8, [2, 2], 0.5, 120))
t130 = Output('t130', (U8, [2, 6], 0.5, 120))
x131 = Input('x131', (U8, [2, 2], 0.5, 120))
t134 = Internal('t134', (U8, [2, 2], 0.5, 120))
x132 = Input('x132', (U8, [2, 2], 0.5, 120))
t135 = Internal('t135', (U8, [2, 2], 0.5, 120))
x133 = Input('x133', (U8, [2, 2], 0.5, 120))
t136 = Output('t136', (U8, [6, 2], 0.5, 120))
x137 = Input('x137', (U8, [2, 2], 0.5, 120))
t140 = Internal('t140', (U8, [2, 2], 0.5, 120))
x139 = Input('x139', (U8, [2, 2], 0.5, 120))
t141 = Internal('t141', (U8, [2, 2], 0.5, 120))
x138 = Input('x138', (U8, [2, 2], 0.5, 120))
t142 = Output('t142', (U8, [2, 6], 0.5, 120))
x144 = Input('x144', (U8, [2, 2], 0.5, 120))
t146 = Internal('t146', (U8, [2, 2], 0.5, 120))
x145 = Input('x145', (U8, [2, 2], 0.5, 120))
t147 = Internal('t147', (U8, [2, 2], 0.5, 120))
x143 = Input('x143', (U8, [2, 2], 0.5, 120))
t148 = Output('t148', (U8, [6, 2], 0.5, 120))
x149 = Input('x149', (U8, [2, 2], 0.5, 120))
t152 = Internal('t152', (U8, [2, 2], 0.5, 120))
x150 = Input('x150', (U8, [2, 2], 0.5, 120))
x151 = Input('x151', (U8, [2, 2], 0.5, 120))
t153 = Output('t153', (U8, [2, 6], 0.5, 120))
x154 = Input('x154', (U8, [2, 2], 0.5, 120))
t155 = Internal('t155', (U8, [2, 2], 0.5, 120))
x156 = Input('x156', (U8, [2, 2], 0.5, 120))
t157 = Internal('t157', (U8, [2, 2], 0.5, 120))
x158 = Input('x158', (U8, [2, 2], 0.5, 120))
c159 = Parameter('c159', (U8, [1], 0.5, 120), [118])
t160 = Internal('t160', (U8, [2, 2], 0.5, 120))
t161 = Output('t161', (U8, [2, 6], 0.5, 120))
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
model.Operation('TRANSPOSE', x35, [1, 0]).To(t36)
model.Operation('CONCATENATION', t32, t34, t36, 1).To(t37)
model.Operation('RELU6', x38).To(t41)
model.Operation('RELU6', x39).To(t42)
model.Operation('RELU6', x40).To(t43)
model.Operation('CONCATENATION', t41, t42, t43, 1).To(t44)
model.Operation('RELU6', x45).To(t48)
model.Operation('RELU6', x46).To(t49)
model.Operation('CONCATENATION', t48, t49, x47, 0).To(t50)
model.Operation('RELU6', x51).To(t54)
model.Operation('RELU6', x53).To(t55)
model.Operation('CONCATENATION', t54, x52, t55, 1).To(t56)
model.Operation('RELU6', x58).To(t60)
model.Operation('RELU6', x59).To(t61)
model.Operation('CONCATENATION', x57, t60, t61, 0).To(t62)
model.Operation('RELU6', x63).To(t66)
model.Operation('CONCATENATION', t66, x64, x65, 1).To(t67)
model.Operation('RELU6', x68).To(t69)
model.Operation('RELU6', x70).To(t71)
model.Operation('RELU', x72).To(t73)
model.Operation('CONCATENATION', t69, t71, t73, 1).To(t74)
model.Operation('MUL', x75, c78, 0).To(t79)
model.Operation('MUL', x76, c80, 0).To(t81)
model.Operation('MUL', x77, c82, 0).To(t83)
model.Operation('CONCATENATION', t79, t81, t83, 0).To(t84)
model.Operation('MUL', x85, c88, 0).To(t89)
model.Operation('MUL', x86, c90, 0).To(t91)
model.Operation('CONCATENATION', t89, t91, x87, 1).To(t92)
model.Operation('MUL', x93, c96, 0).To(t97)
model.Operation('MUL', x95, c98, 0).To(t99)
model.Operation('CONCATENATION', t97, x94, t99, 0).To(t100)
model.Operation('MUL', x102, c104, 0).To(t105)
model.Operation('MUL', x103, c106, 0).To(t107)
model.Operation('CONCATENATION', x101, t105, t107, 1).To(t108)
model.Operation('MUL', x109, c112, 0).To(t113)
model.Operation('CONCATENATION', t113, x110, x111, 0).To(t114)
model.Operation('MUL', x115, c116, 0).To(t117)
model.Operation('MUL', x118, c119, 0).To(t120)
model.Operation('RELU6', x121).To(t122)
model.Operation('CONCATENATION', t117, t120, t122, 1).To(t123)
model.Operation('TRANSPOSE', x124, [1, 0]).To(t127)
model.Operation('TRANSPOSE', x125, [1, 0]).To(t128)
model.Operation('TRANSPOSE', x126, [1, 0]).To(t129)
model.Operation('CONCATENATION', t127, t128, t129, 1).To(t130)
model.Operation('TRANSPOSE', x131, [1, 0]).To(t134)
model.Operation('TRANSPOSE', x132, [1, 0]).To(t135)
model.Operation('CONCATENATION', t134, t135, x133, 0).To(t136)
model.Operation('TRANSPOSE', x137, [1, 0]).To(t140)
model.Operation('TRANSPOSE', x139, [1, 0]).To(t141)
model.Operation('CONCATENATION', t140, x138, t141, 1).To(t142)
model.Operation('TRANSPOSE', x144, [1, 0]).To(t146)
model.Operation('TRANSPOSE', x145, [1, 0]).To(t147)
model.Operation('CONCATENATION', x143, t146, t147, 0).To(t148)
model.Operation('TRANSPOSE', x149, [1, 0]).To(t152)
model.Operation('CONCATENATION', t152, x150, x151, 1).To(t153)
model.Operation('TRANSPOSE', x154, [1, 0]).To(t155)
model.Operation('TRANSPOSE', x156, [1, 0]).To(t157)
model.Operation('MUL', x158, c159, 0).To(t160)
model.Operation('CONCATENATION', t155, t157, t160, 1).To(t161)
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
    t37: [121, 121, 120, 125, 122, 126, 120, 128, 120, 128, 115, 118],
    x38: [122, 121, 123, 113],
    x39: [121, 123, 125, 122],
    x40: [125, 113, 112, 112],
    t44: [122, 121, 121, 123, 125, 120, 123, 120, 125, 122, 120, 120],
    x45: [117, 122, 113, 117],
    x46: [122, 118, 128, 117],
    x47: [113, 114, 126, 126],
    t50: [120, 122, 120, 120, 122, 120, 128, 120, 113, 114, 126, 126],
    x51: [113, 121, 121, 128],
    x53: [122, 128, 115, 117],
    x52: [117, 125, 125, 125],
    t56: [120, 121, 117, 125, 122, 128, 121, 128, 125, 125, 120, 120],
    x58: [113, 117, 122, 117],
    x59: [112, 113, 124, 124],
    x57: [121, 117, 126, 114],
    t62: [121, 117, 126, 114, 120, 120, 122, 120, 120, 120, 124, 124],
    x63: [122, 121, 114, 122],
    x64: [112, 122, 119, 127],
    x65: [118, 124, 124, 122],
    t67: [122, 121, 112, 122, 118, 124, 120, 122, 119, 127, 124, 122],
    x68: [115, 127, 112, 128],
    x70: [122, 125, 112, 116],
    x72: [119, 123, 117, 127],
    t74: [120, 127, 122, 125, 120, 123, 120, 128, 120, 120, 120, 127],
    x75: [112, 113, 127, 127],
    x76: [124, 114, 128, 127],
    x77: [121, 113, 119, 125],
    t84: [128, 127, 113, 113, 116, 126, 112, 113, 119, 127, 121, 115],
    x85: [113, 113, 127, 125],
    x86: [112, 116, 128, 123],
    x87: [125, 114, 122, 125],
    t92: [127, 127, 128, 124, 125, 114, 113, 115, 112, 117, 122, 125],
    x93: [122, 123, 119, 112],
    x95: [122, 117, 122, 125],
    x94: [118, 127, 123, 126],
    t100: [118, 117, 121, 128, 118, 127, 123, 126, 118, 123, 118, 115],
    x102: [119, 127, 121, 114],
    x103: [123, 117, 125, 122],
    x101: [126, 116, 124, 126],
    t108: [126, 116, 121, 113, 117, 123, 124, 126, 119, 126, 115, 118],
    x109: [119, 126, 119, 122],
    x110: [127, 122, 126, 122],
    x111: [122, 114, 118, 113],
    t114: [121, 114, 121, 118, 127, 122, 126, 122, 122, 114, 118, 113],
    x115: [123, 121, 121, 122],
    x118: [115, 118, 125, 125],
    x121: [126, 113, 118, 127],
    t123: [117, 119, 125, 122, 126, 120, 119, 118, 115, 115, 120, 127],
    x124: [113, 126, 122, 127],
    x125: [117, 118, 112, 122],
    x126: [114, 114, 124, 122],
    t130: [113, 122, 117, 112, 114, 124, 126, 127, 118, 122, 114, 122],
    x131: [125, 116, 121, 124],
    x132: [118, 121, 121, 125],
    x133: [112, 128, 119, 113],
    t136: [125, 121, 116, 124, 118, 121, 121, 125, 112, 128, 119, 113],
    x137: [114, 115, 117, 118],
    x139: [124, 113, 112, 126],
    x138: [123, 122, 119, 116],
    t142: [114, 117, 123, 122, 124, 112, 115, 118, 119, 116, 113, 126],
    x144: [119, 125, 122, 118],
    x145: [126, 117, 127, 119],
    x143: [112, 123, 116, 113],
    t148: [112, 123, 116, 113, 119, 122, 125, 118, 126, 127, 117, 119],
    x149: [123, 114, 128, 118],
    x150: [116, 127, 114, 117],
    x151: [117, 122, 117, 118],
    t153: [123, 128, 116, 127, 117, 122, 114, 118, 114, 117, 117, 118],
    x154: [122, 117, 113, 112],
    x156: [121, 115, 126, 128],
    x158: [115, 115, 126, 112],
    t161: [122, 113, 121, 126, 125, 125, 117, 112, 115, 128, 114, 128],
}, name='before_quant8').AddVariations(signed(x1, t4, x2, t5, x3, t6, t7, x8, t11, x9, t12, x10, t13, x14, t17, x16, t18, x15, t19, x21, t23, x22, t24, x20, t25, x26, t29, x27, x28, t30, x31, t32, x33, t34, x35, t36, t37, x38, t41, x39, t42, x40, t43, t44, x45, t48, x46, t49, x47, t50, x51, t54, x53, t55, x52, t56, x58, t60, x59, t61, x57, t62, x63, t66, x64, x65, t67, x68, t69, x70, t71, x72, t73, t74, x75, c78, t79, x76, c80, t81, x77, c82, t83, t84, x85, c88, t89, x86, c90, t91, x87, t92, x93, c96, t97, x95, c98, t99, x94, t100, x102, c104, t105, x103, c106, t107, x101, t108, x109, c112, t113, x110, x111, t114, x115, c116, t117, x118, c119, t120, x121, t122, t123, x124, t127, x125, t128, x126, t129, t130, x131, t134, x132, t135, x133, t136, x137, t140, x139, t141, x138, t142, x144, t146, x145, t147, x143, t148, x149, t152, x150, x151, t153, x154, t155, x156, t157, x158, c159, t160, t161)).DisableLifeTimeVariation()
