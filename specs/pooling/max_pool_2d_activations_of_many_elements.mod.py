# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: fused activations of many elements.

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

# Whole vectors, and the rest behind them, have results beyond each activation's limits.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 67, 19]))
t2 = Output('t2', (F32, [1, 1, 66, 19]))
x3 = Input('x3', (F32, [1, 1, 67, 19]))
t4 = Output('t4', (F32, [1, 1, 66, 19]))
x5 = Input('x5', (F32, [1, 1, 67, 19]))
t6 = Output('t6', (F32, [1, 1, 66, 19]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 1, 1).To(t2)
model.Operation('MAX_POOL_2D', x3, 2, 1, 1, 2, 1, 2).To(t4)
model.Operation('MAX_POOL_2D', x5, 2, 1, 1, 2, 1, 3).To(t6)
Example({
    x1: (packed('|i1',
    'c-jTQ0TRRz3;@8XCMqcY|4NER2EE&TXX11s*+tdCGB~x~C2}q9ENMm<KhCHhIOb$uM|%p`pj=0zb79E~FdQfjG99lr8>8MTY*l*y'
    '*xlc4LDeeMdRk2h({{se5dvxUO3*xAe}aWR_y', 0.5
) * 10)[:1273],
    t2: (packed('|i1',
    'c-kG!TM~dU2t(0`fV@iC|7xxNp1GMQX3s4d7;J_KRKXiS-9JTBike;@fu%2r=5#SN$Ubp536hZuEBGVtGX>#Lu400-BW9S&9XWL#'
    'J>ZeUR{p%?q63=', 0.5
) * 10)[:1254],
    x3: (packed('|i1',
    'c-jTQ0TP5D2mruI(I(N3|G&~JhPV{GT{8$%9c}=be8T#Y#uY*thZCPlWT^{moeK#DlZYFpB16&~u)<}L3gAOI3o62?dmAjN#E<vs'
    '2gm1!)3DynU*+T#n-y=@n+Jwkn}F?qyh}cl', 0.5
) * 10)[:1273],
    t4: (packed('|i1',
    'c-l=&hY0`x2!j5<*@i6*6K%i>$TE`6M;WA`sc7rBb5DM{9)B#6z6#2_9Gw', 0.5
) * 10)[:1254],
    x5: (packed('|i1',
    'c-jTQffj=x2mrt*=`acH|GzRMO{1;d1%Q>j<#IXZGqevJ!Jg7@uD^7R(vW53+t&nTud=2rst9K$N9eY^z%;>^eR>E~eHhZo!W88Z'
    'j1ZrZ4@05UqT8`Y^}LzxQ``H+7?&l2{Q*oiIBo', 0.5
) * 10)[:1273],
    t6: (packed('|i1',
    'c-kG!K@!A32m(N2#>EK#fA5kUJlG}JRo1b+mks(??gLjA?0!_pg*J58vnI?9U1EoXM(8X=;v`0CF_+mRrr|AtmNU*Ep+}$Q<Mcg+'
    'Klir-sQ', 0.5
) * 10)[:1254],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# Whole vectors, and the rest behind them, have results beyond each activation's limits.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 67, 19], 0.5, 120))
t2 = Output('t2', (U8, [1, 1, 66, 19], 0.5, 120))
x3 = Input('x3', (U8, [1, 1, 67, 19], 0.5, 120))
t4 = Output('t4', (U8, [1, 1, 66, 19], 0.5, 120))
x5 = Input('x5', (U8, [1, 1, 67, 19], 0.5, 120))
t6 = Output('t6', (U8, [1, 1, 66, 19], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 1, 1).To(t2)
model.Operation('MAX_POOL_2D', x3, 2, 1, 1, 2, 1, 2).To(t4)
model.Operation('MAX_POOL_2D', x5, 2, 1, 1, 2, 1, 3).To(t6)
Example({
    x1: (packed('<i2',
    'c-qauff0is3;@863j)R*#GaU-0R_hH8vS46gn5eAq^@zgC6+>VfV1tiGY;OqV5BU3#0Zbu{9?KG+=AT2SU{6l`XSiZ=&_cYWE9Gs'
    'vJGK}_U>=x>>R2OGx?05)V7BZmC@I0vVZjY{DU8?{XS3'
) * 10)[:1273],
    t2: (packed('<i2',
    'c-qa)*%8A)2m{cREn^^D%Tl)2sUrG(BaIZZ=avi%Hp2v};0>VeA4OA&nqDt~r7wx*bTKu^KILu_BqJAA@Jrrj3c{gW#RO+Z%rKQZ'
    'a_T&Kz$1sP{QLQbJbUIr^8'
) * 10)[:1254],
    x3: (packed('<i2',
    'c-qau0S?0;2mru6*R_VaDwrbLRMhe8ePefs!YPpKB9Q!&{I*asbB_<1U%?Ek1G${<2FeIUFRdLS)D$K2hQ+$*VXc7%l@;z8J=9*l'
    '<Ptr;93M@nW1n;eUuo#XPIEh3R32l3;QjgsKN(p*>i'
) * 10)[:1273],
    t4: (packed('|i1',
    'c-kwg0)a9htO8>&Q4XcS0zj$^f{_7)TMkzPHv}OI<Ch^cBMBiJ1ps<VKJ@'
) * 10)[:1254],
    x5: (packed('<i2',
    'c-qau0TzQG2msI>HzG@;ttaU)3H8{!#{SRDw<c<Ri)Kr9U!F1@ecf&T)XjG%2EOfSuH45AcWr<uyflp}@o5(a0y!<!Lm4q;535oR'
    'faWu)$l=>W0$N>(L)L=H9>NjOoo^}Sx(d_lAN&9oDL%#'
) * 10)[:1273],
    t6: (packed('<i2',
    'c-qa)(G7q=2m?^Z?%`n(I=Iy-B;kV>C>f#Il6py?u260$JfQodfH$U1XWT79Y||R1X^=4O#*o-P<4mKLm^F058-i(8$qgUf^Qk{p'
    'o)tL$P!E<tLID'
) * 10)[:1254],
}, name='all_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6)).DisableLifeTimeVariation()
