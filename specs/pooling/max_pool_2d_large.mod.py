# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 67, 65, 5]))
output = Output('output', ('TENSOR_FLOAT32', [1, 34, 65, 5]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 2, 5, 4, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmD!2yFH5CAX`IoW?&jtcDx9U%E9-e*VN-&Mw_<!NnwT4tTm_U@xznRB+h&W;nakMq90M~+yvv^!*3mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mjBK_-7r}J', 0.5
),
    output: packed('|i1',
    'c-rln!3u;h3<X&*$@~8=-m2R}S*WhbVbM`|z4#CYMp}s!E`1_e_!^3K520B+w!DVh{J}ByE3U<j%a(ZoWIII%PP**CsVE0R7nBh?'
    'UtWNdE;~Z!%Yo1Z<v{2fp@CB&G;l7L{g@(T56TNd=gPxr1)(d12F~U3_vQvTzsI@L3S_6TehUpad7&LRd7)*%$qOxn&I>JsF4%G-'
    'bVV7VE6NC+6dE{;Km5V?18@q)9|RnPM(8^UZE|nx9?@em@o4>T?rR%ye0F&Ydjm#AP(A', 0.5
),
}, name='windows').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 67, 65, 5], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 34, 65, 5], 0.5, 100))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 2, 5, 4, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDy9z-8002-ngSvK;EH<mM`T>(<Q1=5US(L$GFeo;IK{g+t49cTqm4&Xd7{zS$3ntS!`w46J!LE{TX6n7%rW&LZ>wW4lTot3w'
    't5sM$ll{rI-3g;(Df^kfN8R$N5g%WI+wyUpou{EJ%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%ks}T1^@s6000000000000000000000Pr7Q&+_85'
),
    output: packed('<i2',
    'c-rlnI}U>|5JYqTQ{@IJ(OODFY1#F*@!Eh;J``RTD7;rp6Go9n3`Xo~(nr>$V)FbhS|pmtBAV@&u*qf3CX<AE^(xvVzss+GxxCpV'
    'Ngy1rx!j6`<2O%)Goa9fGoa9fGr&wZ6#5+IOgI$!6oq~gj^C^ldVra5{N`CHwA&mhwBH<O!f~5Jq|k12h!omwmO!E1<|$BUw>b%g'
    'cAITj6$z*BTWpc`EKH@)$CE>nJuojPN~&{H!s#<F&q5pd5l(NR+p%mZ)@ul-$GpDWXd;~6;fl7G8^Up}KiI8EIL`HlQfR{Q?=wZh'
    '8Bl1#8Bl1md~A8vQ~SP&l=C}mBC=m`+{qQqZOiip0000000000000000000000000@Rz&*S1f@J'
),
}, name='windows_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 63, 67, 3]))
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 1, 3]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 1, 1, 67, 63, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmDu?hhJ007X{gpER-Ntv)1?lX><Zo0*$l>CA5>IV4>7OU<9%s#-%O(>G`A>P|x9E@74`RDRD_FieQKh?7Dbe62!QRPrf()xA#'
    'j-KV}ZCHd!+9@>$;d!|j=Z*e-v+L%uEX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8{9pM8W*mSJ', 0.03125
),
    output: [3.75, 3.75, 3.75, 3.75, 3.75, 3.75],
}, name='one_window').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 63, 67, 3], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 3], 0.5, 100))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 1, 1, 67, 63, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDy$S&V003a)O_xO(Y$jztv;D-V3`&N31O_R)M{t`#B8yGQ8<?epOnx%hy@K8M?O*qD{Y100xOkLW$zYO}*V+CdJii-<{XAX`'
    'H=|l-8B~t#`feQFr$Ii>osws-aH~eIZL=%OvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#y0SIz(c0000000000000000000000000006+xz7B@;t^'
),
    output: [245, 245, 245, 245, 245, 245],
}, name='one_window_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 1, 2049, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 513, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 2, 1, 1025, 1, 0).To(output)
Example({
    input: packed('|i1',
    'c-lLkI&ET)Yx3hs8>E@)3i($oIkMSZ=6TA0*XLHN0^CBcS*S8T{`KWkid}M!>`TGBAxHM{{FmC)%`wBof4k24QO%>8M>UUX9@RXm'
    'c~tYL=26X~nnyK{Y97@*s(DoN(9jG3(6-dI', 0.03125
),
    output: packed('|i1',
    'c-phK9|fae6pUN|0GMU`e*', 0.0625
),
}, name='row').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 2049, 2], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 513, 2], 0.5, 100))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 2, 1, 1025, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDAr6920Dxh*29do041+fyP$-OX0V<86QYaKB0ZCkd#3<0=051^SOcv+JoPdqZb2$I6f4O%Pu48>(#kG5D$F06^-Tc^}!=6q4'
    'B|VL2aj06g(fuWsMHwm5%#0)m`_+!poJ=N@$z(E_OeT}bWb$uh1poj5008`fFThbJ<N'
),
    output: packed('<i2',
    'c-s5>cNC0*Q801=!zdU9qhJIB047ZKC;'
),
}, name='row_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()
