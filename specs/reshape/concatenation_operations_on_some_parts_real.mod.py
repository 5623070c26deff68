# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: the same of all parts, or of all but one.

F32 = 'TENSOR_FLOAT32'

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
t78 = Internal('t78', (F32, [2, 2]))
x76 = Input('x76', (F32, [2, 2]))
t79 = Internal('t79', (F32, [2, 2]))
x77 = Input('x77', (F32, [2, 2]))
t80 = Internal('t80', (F32, [2, 2]))
t81 = Output('t81', (F32, [6, 2]))
x82 = Input('x82', (F32, [2, 2]))
t85 = Internal('t85', (F32, [2, 2]))
x83 = Input('x83', (F32, [2, 2]))
t86 = Internal('t86', (F32, [2, 2]))
x84 = Input('x84', (F32, [2, 2]))
t87 = Output('t87', (F32, [2, 6]))
x88 = Input('x88', (F32, [2, 2]))
t91 = Internal('t91', (F32, [2, 2]))
x90 = Input('x90', (F32, [2, 2]))
t92 = Internal('t92', (F32, [2, 2]))
x89 = Input('x89', (F32, [2, 2]))
t93 = Output('t93', (F32, [6, 2]))
x95 = Input('x95', (F32, [2, 2]))
t97 = Internal('t97', (F32, [2, 2]))
x96 = Input('x96', (F32, [2, 2]))
t98 = Internal('t98', (F32, [2, 2]))
x94 = Input('x94', (F32, [2, 2]))
t99 = Output('t99', (F32, [2, 6]))
x100 = Input('x100', (F32, [2, 2]))
t103 = Internal('t103', (F32, [2, 2]))
x101 = Input('x101', (F32, [2, 2]))
x102 = Input('x102', (F32, [2, 2]))
t104 = Output('t104', (F32, [6, 2]))
x105 = Input('x105', (F32, [2, 2]))
t106 = Internal('t106', (F32, [2, 2]))
x107 = Input('x107', (F32, [2, 2]))
t108 = Internal('t108', (F32, [2, 2]))
x109 = Input('x109', (F32, [2, 2]))
t110 = Internal('t110', (F32, [2, 2]))
t111 = Output('t111', (F32, [2, 6]))
x112 = Input('x112', (F32, [2, 2]))
t115 = Internal('t115', (F32, [2, 2]))
x113 = Input('x113', (F32, [2, 2]))
t116 = Internal('t116', (F32, [2, 2]))
x114 = Input('x114', (F32, [2, 2]))
t117 = Internal('t117', (F32, [2, 2]))
t118 = Output('t118', (F32, [2, 6]))
x119 = Input('x119', (F32, [2, 2]))
t122 = Internal('t122', (F32, [2, 2]))
x120 = Input('x120', (F32, [2, 2]))
t123 = Internal('t123', (F32, [2, 2]))
x121 = Input('x121', (F32, [2, 2]))
t124 = Output('t124', (F32, [6, 2]))
x125 = Input('x125', (F32, [2, 2]))
t128 = Internal('t128', (F32, [2, 2]))
x127 = Input('x127', (F32, [2, 2]))
t129 = Internal('t129', (F32, [2, 2]))
x126 = Input('x126', (F32, [2, 2]))
t130 = Output('t130', (F32, [2, 6]))
x132 = Input('x132', (F32, [2, 2]))
t134 = Internal('t134', (F32, [2, 2]))
x133 = Input('x133', (F32, [2, 2]))
t135 = Internal('t135', (F32, [2, 2]))
x131 = Input('x131', (F32, [2, 2]))
t136 = Output('t136', (F32, [6, 2]))
x137 = Input('x137', (F32, [2, 2]))
t140 = Internal('t140', (F32, [2, 2]))
x138 = Input('x138', (F32, [2, 2]))
x139 = Input('x139', (F32, [2, 2]))
t141 = Output('t141', (F32, [2, 6]))
x142 = Input('x142', (F32, [2, 2]))
t143 = Internal('t143', (F32, [2, 2]))
x144 = Input('x144', (F32, [2, 2]))
t145 = Internal('t145', (F32, [2, 2]))
x146 = Input('x146', (F32, [2, 2]))
t147 = Internal('t147', (F32, [2, 2]))
t148 = Output('t148', (F32, [2, 6]))
model = Model()
model.Operation('NEG', x1).To(t4)
model.Operation('NEG', x2).To(t5)
model.Operation('NEG', x3).To(t6)
model.Operation('CONCATENATION', t4, t5, t6, 0).To(t7)
model.Operation('NEG', x8).To(t11)
model.Operation('NEG', x9).To(t12)
model.Operation('CONCATENATION', t11, t12, x10, 1).To(t13)
model.Operation('NEG', x14).To(t17)
model.Operation('NEG', x16).To(t18)
model.Operation('CONCATENATION', t17, x15, t18, 0).To(t19)
model.Operation('NEG', x21).To(t23)
model.Operation('NEG', x22).To(t24)
model.Operation('CONCATENATION', x20, t23, t24, 1).To(t25)
model.Operation('NEG', x26).To(t29)
model.Operation('CONCATENATION', t29, x27, x28, 0).To(t30)
model.Operation('NEG', x31).To(t32)
model.Operation('NEG', x33).To(t34)
model.Operation('TANH', x35).To(t36)
model.Operation('CONCATENATION', t32, t34, t36, 1).To(t37)
model.Operation('ABS', x38).To(t41)
model.Operation('ABS', x39).To(t42)
model.Operation('ABS', x40).To(t43)
model.Operation('CONCATENATION', t41, t42, t43, 1).To(t44)
model.Operation('ABS', x45).To(t48)
model.Operation('ABS', x46).To(t49)
model.Operation('CONCATENATION', t48, t49, x47, 0).To(t50)
model.Operation('ABS', x51).To(t54)
model.Operation('ABS', x53).To(t55)
model.Operation('CONCATENATION', t54, x52, t55, 1).To(t56)
model.Operation('ABS', x58).To(t60)
model.Operation('ABS', x59).To(t61)
model.Operation('CONCATENATION', x57, t60, t61, 0).To(t62)
model.Operation('ABS', x63).To(t66)
model.Operation('CONCATENATION', t66, x64, x65, 1).To(t67)
model.Operation('ABS', x68).To(t69)
model.Operation('ABS', x70).To(t71)
model.Operation('NEG', x72).To(t73)
model.Operation('CONCATENATION', t69, t71, t73, 1).To(t74)
model.Operation('FLOOR', x75).To(t78)
model.Operation('FLOOR', x76).To(t79)
model.Operation('FLOOR', x77).To(t80)
model.Operation('CONCATENATION', t78, t79, t80, 0).To(t81)
model.Operation('FLOOR', x82).To(t85)
model.Operation('FLOOR', x83).To(t86)
model.Operation('CONCATENATION', t85, t86, x84, 1).To(t87)
model.Operation('FLOOR', x88).To(t91)
model.Operation('FLOOR', x90).To(t92)
model.Operation('CONCATENATION', t91, x89, t92, 0).To(t93)
model.Operation('FLOOR', x95).To(t97)
model.Operation('FLOOR', x96).To(t98)
model.Operation('CONCATENATION', x94, t97, t98, 1).To(t99)
model.Operation('FLOOR', x100).To(t103)
model.Operation('CONCATENATION', t103, x101, x102, 0).To(t104)
model.Operation('FLOOR', x105).To(t106)
model.Operation('FLOOR', x107).To(t108)
model.Operation('ABS', x109).To(t110)
model.Operation('CONCATENATION', t106, t108, t110, 1).To(t111)
model.Operation('TANH', x112).To(t115)
model.Operation('TANH', x113).To(t116)
model.Operation('TANH', x114).To(t117)
model.Operation('CONCATENATION', t115, t116, t117, 1).To(t118)
model.Operation('TANH', x119).To(t122)
model.Operation('TANH', x120).To(t123)
model.Operation('CONCATENATION', t122, t123, x121, 0).To(t124)
model.Operation('TANH', x125).To(t128)
model.Operation('TANH', x127).To(t129)
model.Operation('CONCATENATION', t128, x126, t129, 1).To(t130)
model.Operation('TANH', x132).To(t134)
model.Operation('TANH', x133).To(t135)
model.Operation('CONCATENATION', x131, t134, t135, 0).To(t136)
model.Operation('TANH', x137).To(t140)
model.Operation('CONCATENATION', t140, x138, x139, 1).To(t141)
model.Operation('TANH', x142).To(t143)
model.Operation('TANH', x144).To(t145)
model.Operation('FLOOR', x146).To(t147)
model.Operation('CONCATENATION', t143, t145, t147, 1).To(t148)
Example({
    x1: [3.0, -1.5, -2.0, 2.5],
    x2: [-4.0, 1.5, -3.5, 3.0],
    x3: [3.5, -1.0, -2.0, -2.5],
    t7: [-3.0, 1.5, 2.0, -2.5, 4.0, -1.5, 3.5, -3.0, -3.5, 1.0, 2.0, 2.5],
    x8: [4.0, -3.5, 1.5, -4.0],
    x9: [-1.0, 1.0, -1.0, -3.0],
    x10: [0.5, 2.0, -2.5, 3.5],
    t13: [-4.0, 3.5, 1.0, -1.0, 0.5, 2.0, -1.5, 4.0, 1.0, 3.0, -2.5, 3.5],
    x14: [-4.0, -0.5, -0.5, 0.5],
    x16: [-0.5, 4.0, -0.5, 1.0],
    x15: [1.0, -1.5, 2.0, -2.0],
    t19: [4.0, 0.5, 0.5, -0.5, 1.0, -1.5, 2.0, -2.0, 0.5, -4.0, 0.5, -1.0],
    x21: [-4.0, 3.5, 0.5, -1.5],
    x22: [-4.0, 3.5, -2.0, -0.5],
    x20: [-0.5, -3.0, 1.0, 2.0],
    t25: [-0.5, -3.0, 4.0, -3.5, 4.0, -3.5, 1.0, 2.0, -0.5, 1.5, 2.0, 0.5],
    x26: [-1.0, -4.0, 1.0, 1.5],
    x27: [1.0, -4.0, -3.0, -0.5],
    x28: [0.5, -4.0, -2.0, -1.0],
    t30: [1.0, 4.0, -1.0, -1.5, 1.0, -4.0, -3.0, -0.5, 0.5, -4.0, -2.0, -1.0],
    x31: [-0.5, 0.5, 2.5, 1.0],
    x33: [2.0, -1.0, -1.0, 1.0],
    x35: [-3.0, 1.0, -1.0, 2.5],
    t37: [0.5, -0.5, -2.0, 1.0, -0.9950548, 0.7615942, -2.5, -1.0, 1.0, -1.0, -0.7615942, 0.9866143],
    x38: [4.0, 1.0, 1.5, -3.0],
    x39: [1.5, 1.0, -1.0, -3.0],
    x40: [-2.5, 1.0, 0.5, 1.0],
    t44: [4.0, 1.0, 1.5, 1.0, 2.5, 1.0, 1.5, 3.0, 1.0, 3.0, 0.5, 1.0],
    x45: [0.5, -1.0, 3.0, 3.0],
    x46: [1.5, 2.5, -2.0, 0.5],
    x47: [-4.0, 2.5, -3.0, 1.5],
    t50: [0.5, 1.0, 3.0, 3.0, 1.5, 2.5, 2.0, 0.5, -4.0, 2.5, -3.0, 1.5],
    x51: [-0.5, 1.5, -3.5, -1.0],
    x53: [4.0, 3.5, 3.5, -0.5],
    x52: [-3.0, -2.0, -2.5, -3.5],
    t56: [0.5, 1.5, -3.0, -2.0, 4.0, 3.5, 3.5, 1.0, -2.5, -3.5, 3.5, 0.5],
    x58: [1.0, 1.0, 0.5, -2.5],
    x59: [1.0, -1.0, 1.0, -4.0],
    x57: [0.5, -2.0, -3.5, -1.0],
    t62: [0.5, -2.0, -3.5, -1.0, 1.0, 1.0, 0.5, 2.5, 1.0, 1.0, 1.0, 4.0],
    x63: [-3.0, -0.5, 3.0, 0.5],
    x64: [3.0, 1.0, -1.5, -2.0],
    x65: [-1.5, -0.5, 4.0, 3.0],
    t67: [3.0, 0.5, 3.0, 1.0, -1.5, -0.5, 3.0, 0.5, -1.5, -2.0, 4.0, 3.0],
    x68: [-2.5, 1.0, 0.5, -0.5],
    x70: [-1.0, -0.5, 3.0, 0.5],
    x72: [-4.0, 4.0, -1.5, -0.5],
    t74: [2.5, 1.0, 1.0, 0.5, 4.0, -4.0, 0.5, 0.5, 3.0, 0.5, 1.5, 0.5],
    x75: [-4.0, 3.0, 3.5, 4.0],
    x76: [1.5, 1.5, 0.5, -2.5],
    x77: [4.0, 3.0, -3.5, 4.0],
    t81: [-4.0, 3.0, 3.0, 4.0, 1.0, 1.0, 0.0, -3.0, 4.0, 3.0, -4.0, 4.0],
    x82: [-2.5, 1.5, -1.5, -4.0],
    x83: [1.0, 1.0, -3.5, 4.0],
    x84: [-1.5, 3.5, 0.5, -0.5],
    t87: [-3.0, 1.0, 1.0, 1.0, -1.5, 3.5, -2.0, -4.0, -4.0, 4.0, 0.5, -0.5],
    x88: [-0.5, -2.5, 1.0, -4.0],
    x90: [1.0, 3.0, -3.5, -3.5],
    x89: [3.0, 4.0, 1.5, 4.0],
    t93: [-1.0, -3.0, 1.0, -4.0, 3.0, 4.0, 1.5, 4.0, 1.0, 3.0, -4.0, -4.0],
    x95: [3.5, 0.5, -2.0, -3.5],
    x96: [-1.0, -3.0, -0.5, -2.0],
    x94: [2.0, 1.5, 1.5, 1.5],
    t99: [2.0, 1.5, 3.0, 0.0, -1.0, -3.0, 1.5, 1.5, -2.0, -4.0, -1.0, -2.0],
    x100: [-0.5, 2.5, 3.0, -3.0],
    x101: [-4.0, 2.5, 1.0, 3.5],
    x102: [-1.5, 3.5, 2.0, -1.0],
    t104: [-1.0, 2.0, 3.0, -3.0, -4.0, 2.5, 1.0, 3.5, -1.5, 3.5, 2.0, -1.0],
    x105: [2.5, -3.5, 0.5, -3.0],
    x107: [0.5, 4.0, 1.0, -0.5],
    x109: [-3.0, 3.0, 3.0, 1.0],
    t111: [2.0, -4.0, 0.0, 4.0, 3.0, 3.0, 0.0, -3.0, 1.0, -1.0, 3.0, 1.0],
    x112: [1.0, 4.0, -1.5, 1.5],
    x113: [-1.5, 2.0, 3.0, 3.0],
    x114: [3.5, 2.0, 3.5, 0.5],
    t118: [0.7615942, 0.9993293, -0.90514827, 0.9640276, 0.9981779, 0.9640276, -0.90514827, 0.90514827,
    0.9950548, 0.9950548, 0.9981779, 0.46211717],
    x119: [-1.5, 3.5, -1.0, 3.0],
    x120: [3.5, 1.5, 1.0, -2.5],
    x121: [1.0, 1.5, 2.5, 4.0],
    t124: [-0.90514827, 0.9981779, -0.7615942, 0.9950548, 0.9981779, 0.90514827, 0.7615942, -0.9866143, 1.0,
    1.5, 2.5, 4.0],
    x125: [2.0, -1.5, 3.0, 3.0],
    x127: [3.5, -2.5, 3.5, 1.5],
    x126: [-4.0, -0.5, 2.0, 1.5],
    t130: [0.9640276, -0.90514827, -4.0, -0.5, 0.9981779, -0.9866143, 0.9950548, 0.9950548, 2.0, 1.5,
    0.9981779, 0.90514827],
    x132: [-2.5, 1.5, 0.5, 1.0],
    x133: [2.5, -2.0, 0.5, -2.0],
    x131: [-2.0, 3.5, 1.5, 1.5],
    t136: [-2.0, 3.5, 1.5, 1.5, -0.9866143, 0.90514827, 0.46211717, 0.7615942, 0.9866143, -0.9640276,
    0.46211717, -0.9640276],
    x137: [-3.5, 3.5, -4.0, 4.0],
    x138: [2.0, 3.5, -3.5, -3.0],
    x139: [-0.5, 1.0, -0.5, 1.0],
    t141: [-0.9981779, 0.9981779, 2.0, 3.5, -0.5, 1.0, -0.9993293, 0.9993293, -3.5, -3.0, -0.5, 1.0],
    x142: [-1.0, 1.0, 0.5, 1.5],
    x144: [-1.5, -4.0, -1.0, -3.5],
    x146: [2.0, -4.0, 4.0, 4.0],
    t148: [-0.7615942, 0.7615942, -0.90514827, -0.9993293, 2.0, -4.0, 0.46211717, 0.90514827, -0.7615942,
    -0.9981779, 4.0, 4.0],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()
