# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# LOGISTIC: tensors of many elements, in sizes of no block, and beside powers of two.

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

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [32769], 0.03125, 120))
t2 = Output('t2', (U8, [32769], 0.00390625, 0))
model = Model()
model.Operation('LOGISTIC', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-nit*UL7eiHY&Y<V5bK>pfE!-A?OYXqq@}capAn*}N}THb07a^Vcr7YTAxhkG8-6#jIp?cWZuxoYqy_K&EpHlmGyG7$5c'
) * 538)[:32769],
    t2: (packed('<i2',
    'c-s5<)KEEb3LD$+%^@69J}=*P>TB$p6EYz?o`i|<)ExQ!>F#&$pMO-cT6R4A`TgOqKWqXD-|pwR@{4{}wqpChKnVZ<Mm-`C'
) * 538)[:32769],
}, name='row_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 21, 19], 0.03125, 120))
t2 = Output('t2', (U8, [2, 3, 21, 19], 0.00390625, 0))
model = Model()
model.Operation('LOGISTIC', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-nit*UL7eiHY&Y<V5bK>pfE!-A?OYXqq@}capAn*}N}THb07a^Vcr7YTAxhkG8-6#jIp?cWZuxoYqy_K&EpHlmGyG7$5c'
) * 40)[:2394],
    t2: (packed('<i2',
    'c-s5<)KEEb3LD$+%^@69J}=*P>TB$p6EYz?o`i|<)ExQ!>F#&$pMO-cT6R4A`TgOqKWqXD-|pwR@{4{}wqpChKnVZ<Mm-`C'
) * 40)[:2394],
}, name='image_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [32769]))
t2 = Output('t2', (F32, [32769]))
model = Model()
model.Operation('LOGISTIC', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPbvPeHolD8;kWakaxICqU)W)+RrGER|h)peZzNCX@>AZEaJ5><i``lQuI}JZb9VR<e%?{#@B~t6UV@2Ke#^@%Il40SpWC'
    '@eU0L{Q~#=_w@Jv1Nsg5`TF_{_6ZFR@bdKY{0IC63=R+V2=WH@4hanN^aJn+@IM?p#Q', 0.0009765625
) * 538)[:32769],
    t2: (packed('<f4',
    'c-phRucN)vV{NC>u^rQe4(@N0*=*7(qOtT}9jE`Zn3L<*U+gYuym{=;loMXEA^zTXcx;1S{|}rJZrgJHOTeo|v*KsY@l^P_QRsJD'
    '>=6crw-es|l8@~SkGpfujj{9TkC^KT0z0@I=9D)IX`Oz#*7vLZq=o(6w?l%Tyk^`K$n-z{<*Di-nbIQj!xiP}yR}dD-}1V5#w55*'
    'PR${(_&{cP<uWlB+n%_7&ytF&8EH)68!B>2tRu`8ByF{~v$40awFd!P8z5n4Z)<03YikE&*a3k(NXiB(08#^nK-$(Gs1E?vT4_x'
) * 538)[:32769],
}, name='row').DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('LOGISTIC', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPbvPeHolD8;kWakaxICqU)W)+RrGER|h)peZzNCX@>AZEaJ5><i``lQuI}JZb9VR<e%?{#@B~t6UV@2Ke#^@%Il40SpWC'
    '@eU0L{Q~#=_w@Jv1Nsg5`TF_{_6ZFR@bdKY{0IC63=R+V2=WH@4hanN^aJn+@IM?p#Q', 0.0009765625
) * 40)[:2394],
    t2: (packed('<f4',
    'c-phRucN)vV{NC>u^rQe4(@N0*=*7(qOtT}9jE`Zn3L<*U+gYuym{=;loMXEA^zTXcx;1S{|}rJZrgJHOTeo|v*KsY@l^P_QRsJD'
    '>=6crw-es|l8@~SkGpfujj{9TkC^KT0z0@I=9D)IX`Oz#*7vLZq=o(6w?l%Tyk^`K$n-z{<*Di-nbIQj!xiP}yR}dD-}1V5#w55*'
    'PR${(_&{cP<uWlB+n%_7&ytF&8EH)68!B>2tRu`8ByF{~v$40awFd!P8z5n4Z)<03YikE&*a3k(NXiB(08#^nK-$(Gs1E?vT4_x'
) * 40)[:2394],
}, name='image').DisableLifeTimeVariation()

# A function has many elements that half precision holds.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('LOGISTIC', x1).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)$m;mIDy+&?Y{F)q)<I5i{p3*7MC(BAnC>NMo#=;|=rB{ez1%h1p89`F<~I6c=R$r{=?Co#{_4#6P9;dmdd', 0.0625
) * 40)[:2394],
    t2: (packed('<f4',
    'c-ourERwHd>ITgVr!~E}{_Vdc6*+Zd$)cI@e-!qw|8_{>+1ge6bvU^fd2Qs|sBrpUcE+Vhhm3z4PkYscFuz{x^HK5JFE^=>{{9eV'
    '>pBLV>k)37W;!-J2v|`#^XAzVx0~KGe3<aXk$Ka%O@I6A%IE1QKJuu`?PpeBx2jqwkl}yq!^71@(j`Uadn(G)c4{5&Jm+-lgrQ%V'
    'xV)8L@s5o0ie>yx=AE&fZY32}lhXc&uB*r{G50f>lep2|&c@!x)*b|GZGeQGy{(<Ct*sr9VFv{EASoND07#9!4Oqw)#IOMXy2xnZ'
) * 40)[:2394],
}, name='image_of_halves').AddVariations('float16').DisableLifeTimeVariation()
