# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SELECT: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'

# A choice has many elements, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [129, 257]))
x2 = Input('x2', (F32, [129, 257]))
x3 = Input('x3', (F32, [129, 257]))
t4 = Output('t4', (F32, [129, 257]))
model = Model()
model.Operation('SELECT', x1, x2, x3).To(t4)
Example({
    x1: (packed('|b1',
    'c-muNWMlv#5CJ8DfRPa_#sDF}QjB0hMhK4qA`burHvl6'
) * 544)[:33153],
    x2: (packed('<i2',
    'c-jGa0EPc+RNmEmVA1}U1>EC%&@J;;qwl|{_GXyb1|4=mbbze)xx9p1AV%Lh#+^(|y!=*Fd&d4Uk2~<8<nOIa{{is?{s0XG{0I8~'
    '`UegT1rG!K1quBF{`CF){`c?>2@e4e_XZ3H{PX<t1OWp10RQ#<_yzg?2@ePb0wJ$Ib^', 0.0009765625
) * 544)[:33153],
    x3: (packed('<i2',
    'c-jGa0EPcaw!)^P2jWlfzn*p!kK7)$B`Bd436g%D`QFFi8C1l67q1nZ9o_vs=6aF?ezKcLC}P3ky{-zLy8EC{3<2`~`t}9^{0H{{'
    '00RN__4V`w^A8I50S5{63IOs23jG1_4*B~0^z;A=3h@N_{{adB2nhKB_zdv({K~96fB', 0.0009765625
) * 544)[:33153],
    t4: (packed('<i2',
    'c-jGa0EPcaRNkh1VB-Go1>ANN(A@J@B`Bd431*nt2Htky8Gyw17q5g{Al>~s#(GRly!=*3d&d6Zy{_<~<om5p3<2@}{s0C9{0I5~'
    '00#jL1@-g<^AG(4{`3j_3IOm03H<>N_Xhg>{PO_w1OWp1|Nr&<2nhN92@miE{AtxchX', 0.0009765625
) * 544)[:33153],
}, name='plain').DisableLifeTimeVariation()
