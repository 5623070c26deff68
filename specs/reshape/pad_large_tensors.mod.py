# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD: tensors of many elements, in sizes of no block, and beside powers of two.

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


F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 63, 65, 3]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 1, 2, 0, 1, 3, 0, 0])
t3 = Output('t3', (F32, [3, 65, 69, 3]))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
Example({
    x1: (packed('<i2',
    'c-jGa0EPe8dMufB9feH4HBbIfWF7<fGFrMpN^UFLlp6R<CMA(IDAT`eK2vbC!=8;e3P<VQ=7r1;&>`qOUkM`}D?Jtrdrtx;A6saD'
    'C^8R1d>JiWVI?<KElLf1CKFQ#TNEiDHXmv@S|Lvc90g=FZ*u}>NN7=XUvNcIPhepw<^', 0.03125
) * 403)[:24570],
    t3: packed('<i2',
    'c-rlqzf06%0Efd+DwG?NAn`hmxZ^@wB!4Uh2BC;>>OsRv9D#&L)IqkS;N;j4w6yqFIJr2qHV6(4LSxu};1sQ&cWb;So@alDhl7W^'
    '@Av(1H*Uy4^W)?6*ALaBwX@mwpY`nrH?L>9r%S7Er!K!tT(317pJ!VaXK$W%`X}FxKP}u@{{8dU(f7)E{c5py`(br34yO)OArGex'
    'R3Q(i4pbozrw&vh52sF*--6Wn!*4<AOz~TgI%oVAq|R@C3sUDHzXhq&=C>eq-tt?JIv4yFq|P$G1*vnJ--6Vc<+mVpR{1SRoff|Z'
    'sdI<lg4F5pTTpxj<+mVpmiR3wLd|bM>MZbEkUER}7NpJ^zXhpt%5OpHeCD?xbw2T1kUCfV7NpJ*zXhq&<+mVp8vGWd&N06QsZ-~-'
    'pm-s|Z$awJ@LP~NO@0ef=NrETsdLV6LF#<qw;*+{`7J1ZzVTa-Iw$-Vq)vt3g4FrSZ$awZ<hP(G8@~mq)91G!b-wdkkUG=+7NpJt'
    'ehX4(g5QGF>F`@nJZIy#Aa(fHsMk}6e~tPwb@<n)-=q%z8uicA;a{V!I;o&cDrAsx@Z#Xb!Ha_z2QLm@9K1Mqaq!~c#lee%7Y8p6'
    'UL3qQcyaLJ;Kjj<gBJ%c4qhC*ICydJ;^4)>i-Q*jFAiQDyf}Dq@Z#Xb!Ha_z2QLm@9K1Mqaq!~c#lee%7Y8p6UL3qQc=10(oKy_d'
    'q(VeQL_|bHL_|bHL_|bHL_|bHL_|bHL_|bH{sX2K?~U%ahnlsmox|2l<=Mgg$1h(s=3hKs9Xn{=?cCZLe^i^R?Jjid?UBjh?I-Wv'
    '54~R5+1Ts#pKrDY<8bOg74mTEKo#<E>Od9paOyx6@^I?3`7KDDLw*ZV=LNq7sZ-;(Aa$PbTaY@N{1&9n4!;GdGtX~9>OA7NAa%C+'
    'El8c`{1&9n7QY3l)8Mxtb;kKENS$GR3sR@gZ$a@Dl;48XdBtx*5o&%5QfHFig4F5pTaY?UehX6PCBFr!bBo`C)EVKoAa(ZmEl8aq'
    'ehZ2>2>ceLPKV!u;*mSQ1*x;aZ$a_t@LP~N_xUYIoxA)Nq)wgRg5r@ozXhqY&u>BM9PnFE{CwlLAa%O@7NpJ!zXho?%5OpHJma^Z'
    'C>y^8sk6XuLF&Bbw;*-y@mr8O6@Cj+XN=#1)Y;{?pm@&4Z$awtuTi&BhkuQ_cp<{SMm<-&x#qVZb@<n)+fFJdlL{GR9K1Mqaq!~c'
    '#lee%7Y8p6UL3qQcyaLJ;Kjj<gBJ%c4qhC*ICydJ;^4)>i-Q*jFAiQDyf}Dq@Z#Xb!Ha_z2QLm@9K1Mqaq!~c#lee%7Y8p6UL3qQ'
    'cyaLJ;Kjj<gBJ%c4qp5Z5hoP`HK`C05fKp)5fKp)5fKp)5fKp)5fKp)5fKp)`4|2I5}WM#', 0.03125
),
}, name='moved').DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 63, 65, 3], 0.5, 100))
c2 = Parameter('c2', (I32, [4, 2]), [0, 1, 2, 0, 1, 3, 0, 0])
t3 = Output('t3', (U8, [3, 65, 69, 3], 0.5, 100))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
Example({
    x1: (packed('<i2',
    'c-jlE(vkc+m(|C9>-m2HDRRv}jG}fO^vYWuJw@t=kJ?hfts24hId+!|wm8q@wct9QdG8tPnf?n4U+lf#xp*!EB>(_~JRR)'
) * 403)[:24570],
    t3: packed('<i2',
    'c-rmVAxmUY00rPJQv`!igHa47lW8Z|WWs`B!L3sS5wq1~vTPke#AJ1fU@%z(1-rJzKOmT7>zTG~=fL;%8%{aQd+#1*JZ7%_Jl<IT'
    'm<&e4>C@Mb@#@Lv=HBi7&f)d1-z%S^wX3D+`tI=H`^(YI_W9!0!o&XSpTXnV^Tqq!+v(+GJ`QJ`(g=At<CI3o!x^VELLSaIr4jOQ'
    '#+meYLB{#&?}ChT-QNWnXV~8b8E3!03o_1Se-~t&r~WR;IEVdRka2eVyCCB{^mjqVIqmO)j5F=;f{e4%-vt?Gy}t`G&O(0|WSqDD'
    'E|~cV+TR5k=f1xSW{SGM3o_1De-~t&yZ$c7IHUe9$T+wCU665>`nw?GEcSOn#(D4Wf{Zih?}Ci8*WU#h=c>O8GR}E_7i64^{w|pL'
    'AkyCj8E3P<3o_1He-~t&?fx#vIM4lEka0fxyCCCy_IJU|<6D0hWSpD+F331%{aui8mixOP<DB$&!A!IDcR|KE>hFS#^Vr`78E2!v'
    '3({(T7i653{w~NkFa2FG^Pa803o_2JE||0YnWq05^+CqzzefF<ar&=OPfRLWCKb#xgBODrgBODrgBODrgBODrgBODrgBODrgBODr'
    'gBODrgBODrgBODrgBODrgBODrgBODrgBODrgBODrgBODrgBODrgBODrgBODrgBODrgBODrgBODrgBODrgBODr{~=;hF;|lc00000'
    '0000000000fPe7~000000000000000000000000000000000000000000000007{B_zU@yFSq'
),
}, name='moved_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [2, 63, 65, 3]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 1, 2, 0, 1, 3, 0, 0])
t3 = Output('t3', (F16, [3, 65, 69, 3]))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
Example({
    x1: (packed('<i2',
    'c-jlE(vkc+m(|C9>-m2HDRRv}jG}fO^vYWuJw@t=kJ?hfts24hId+!|wm8q@wct9QdG8tPnf?n4U+lf#xp*!EB>(_~JRR)', 0.25
) * 403)[:24570],
    t3: packed('<i2',
    'c-rmVAxmUY00m&n6v1HBU=)MNWZDTfnIISzv~CeZ%v((+i**DMlhrAL!DJB>?AjLpfG|n6p7{rJ;QRUwryS<JcMr3$z+C(NcXQ=?'
    'JQxipuRnW#*3PC|2M<rXCwGUJtJBf??eb(}e|Y@s{q%n4YH54%`RL={;N{}&`s?xY{AN5KhcixTggl&aN+aaqj8hsR4`-ax2zfZ;'
    'jQhJF<NWk@LB_f3?}Cgo?C*k%bJX7j8Rw?I3o_1Ye-~t&lm0HqIQ#uwka3>-yCCD7_jf_Yne=x-#@X%ff{e4#-vt?GvA+v4&S!rY'
    '%=`rH?}Ci;)ZYa&Mcv;88E3n{3o_1Qe-~t&QGXX?oQM7{$T-XWU665>`nw?GeD!xh#u@Z?LB=`g?}ChT+usEl=c>O8GR}2>7tDMR'
    '>F<J!v(?`P8E3t}3o_15e-~t&xBf23IN$wUka4E{T`=?b*53sg=f1xSGR{SR7i653{w~NkXZ>9;(`@}+ka14?yCCDd^mjqV+3fFv'
    'jI-9?1sP|xzY8+Xdw&<qyl3n0f{fFDje0NR^k1Vs%sBnmsE;#F|2685jMIOOdTdhBGO1vm8N3+07`zy~7`zy~7`zy~7`zy~7`zy~'
    '7`zy~7`zy~7`zy~7`zy~7`zy~7`zy~7`zy~7`zy~7`zy~7`zy~7`zy~7`zy~7`zy~7`zy~7`zy~7`zy~7`zy~7`zy~_zw}2in*Fp'
    '00000000000000000000000000000000000000000000000000000000000000000%&q@>tQ2G', 0.25
),
}, name='moved_float16').DisableLifeTimeVariation()
