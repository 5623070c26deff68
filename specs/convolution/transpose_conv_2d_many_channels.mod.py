# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D: more channels than a block has.

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

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2, 48]))
c2 = Parameter('c2', (F32, [3, 1, 2, 48]), (packed('|i1',
    'c-kGx!3_W~48lOe{xd^KKj<V3B-n&)F~~^N2M;UeP~9%v%l89tD+~<', 1.0
) * 5)[:288])
c3 = Parameter('c3', (F32, [3]), [0.5, -1.5, 2.0])
t7 = Output('t7', (F32, [1, 1, 3, 3]))
x4 = Input('x4', (F32, [1, 1, 1, 2]))
c5 = Parameter('c5', (F32, [48, 1, 2, 2]), packed('|i1',
    'c-qB_!4UvJ3;~z^YnGEq5$9pdA`m1H3RQw#Rv%pMt;ZYO(1mw8cldpNYl<c#', 1.0
))
c6 = Parameter('c6', (F32, [48]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 10)[:48])
t8 = Output('t8', (F32, [1, 1, 2, 48]))
x9 = Input('x9', (F32, [1, 40, 1, 2]))
c10 = Parameter('c10', (F32, [3, 1, 2, 40]), packed('|i1',
    'c-qyA(GdVq5WzzKHFI`e758Hz289@f>XIPA<F#PVEsN)UbA8~!@6I2d7%(g', 1.0
))
c11 = Parameter('c11', (F32, [3]), [0.5, -1.5, 2.0])
t15 = Output('t15', (F32, [1, 3, 1, 3]))
x12 = Input('x12', (F32, [1, 2, 1, 1]))
c13 = Parameter('c13', (F32, [40, 1, 2, 2]), packed('|i1',
    'c-pm#u?+w)48jcm-%LuB8@gBqgp9<L#uZ3CjFx0q&YObWt{lvMexDz%>K`K', 1.0
))
c14 = Parameter('c14', (F32, [40]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 8)[:40])
t16 = Output('t16', (F32, [1, 40, 1, 2]))
x17 = Input('x17', (F32, [1, 80, 1, 2]))
c18 = Parameter('c18', (F32, [3, 1, 2, 80]), (packed('|i1',
    'c-ke(!3_W~48lOi`_D{D)DJoYC;?rBkr~#51*8r;mpyjnyDbkhTMP{', 1.0
) * 8)[:480])
c19 = Parameter('c19', (F32, [3]), [0.5, -1.5, 2.0])
t23 = Output('t23', (F32, [1, 3, 1, 3]))
x20 = Input('x20', (F32, [1, 2, 1, 1]))
c21 = Parameter('c21', (F32, [80, 1, 2, 2]), (packed('|i1',
    'c-ke4K@I>g41$pVzqy^wJP`v4gbdvbN>La4OTv0!p@ygK4~7RpISdT', 1.0
) * 6)[:320])
c22 = Parameter('c22', (F32, [80]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 16)[:80])
t24 = Output('t24', (F32, [1, 80, 1, 2]))
x25 = Input('x25', (F32, [1, 1, 2, 129]))
c26 = Parameter('c26', (F32, [3, 1, 2, 129]), (packed('|i1',
    'c-ke3K@I>g41$pVzqy^wE(TG_u(@PN;B(ucb<M?kZ(a{9^zi_U7Yq#', 1.0
) * 13)[:774])
c27 = Parameter('c27', (F32, [3]), [0.5, -1.5, 2.0])
t31 = Output('t31', (F32, [1, 1, 3, 3]))
x28 = Input('x28', (F32, [1, 1, 1, 2]))
c29 = Parameter('c29', (F32, [129, 1, 2, 2]), (packed('|i1',
    'c-ke4!3_W~5Q5PCXV!Y@haid6$XFCI57m(%!S}6TuZ_jrM|zuM3=I', 1.0
) * 9)[:516])
c30 = Parameter('c30', (F32, [129]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 26)[:129])
t32 = Output('t32', (F32, [1, 1, 2, 129]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 0, False).To(t7)
model.Operation('TRANSPOSE_CONV_2D', x4, c5, c6, 0, 0, 0, 0, 1, 1, 0, False).To(t8)
model.Operation('TRANSPOSE_CONV_2D', x9, c10, c11, 0, 0, 0, 0, 1, 1, 0, True).To(t15)
model.Operation('TRANSPOSE_CONV_2D', x12, c13, c14, 0, 0, 0, 0, 1, 1, 0, True).To(t16)
model.Operation('TRANSPOSE_CONV_2D', x17, c18, c19, 0, 0, 0, 0, 1, 1, 0, True).To(t23)
model.Operation('TRANSPOSE_CONV_2D', x20, c21, c22, 0, 0, 0, 0, 1, 1, 0, True).To(t24)
model.Operation('TRANSPOSE_CONV_2D', x25, c26, c27, 0, 0, 0, 0, 1, 1, 0, False).To(t31)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, 0, 0, 0, 0, 1, 1, 0, False).To(t32)
Example({
    x1: packed('|i1',
    'c-n=_!41GL2m?TYAxZaNwy9l+IzhiDUEO@93+C#y@jBMkfgB&~z^Ej$94rQR8z{9;S!mUNKJ4)*Mg', 0.5
),
    t7: [8.0, 3.5, 11.0, 25.0, 1.0, 25.5, 13.0, 18.5, 8.5],
    x4: [-0.5, 0.5],
    t8: packed('|i1',
    'c-m#mu>rs^3<5zUQ1;)~!X$mlFYbA#P#$zLt{ZJL73z@cLo|;JTsp9_6UFW7?X5EN$p>Ew;_vnXB>N^Y', 0.5
),
    x9: packed('|i1',
    'c-m#lK@Na02n4{uLR<g;S?jLQc=kHUR1#SZ7K6JDl-j2(wCd(FT`*Utjn}cR4&?Y?2S)w#0V<~^4F', 0.5
),
    t15: [7.5, 1.5, -14.0, 3.5, -23.0, 14.0, 22.0, 12.5, 12.0],
    x12: [4.5, -0.5],
    t16: packed('|i1',
    'c-jTQNeaLq3;@7HZ5mL}qV@m(lT^@?;L;feYB~o{AJje@ZAPqkN}}UOf_Uw07Y`HNCU4|c*5MMBWxaqrY3L_tB~ZF<xGnyM!5n=', 0.5
),
    x17: packed('|i1',
    'c-png!41GL2m?TYAxZaNwy9l+Iz+!GoeSpbwDCID)qxxz?7*lbvK%Z1cN-|RPg!Wy&1d@m`2gnuLvR', 0.5
),
    t23: [14.0, 4.5, -37.0, 4.0, -30.5, 26.0, -26.5, 9.5, -6.5],
    x20: [-2.0, -0.5],
    t24: packed('|i1',
    'c-jTQ2M)q83;;kch#d9*9|hWYbC+l#qUC!$syPt-P%&TBTc9#8!F2>5{Bb&XPT?d$0BM$yjDqXjA>AQpr)%>f+zgg{4erDE!Q{u;'
    'V+`L}(13ahXyyXbxJj&Az`iZJ*9(=?nAgbu106z4<p', 0.5
),
    x25: (packed('|i1',
    'c-j@nK@xy42m`=@0ImQ3tThoF_qgp~GkC^8X?)2-yKg?r1#?YWy^eiNAnT74s7@k3&XOA*', 0.5
) * 5)[:258],
    t31: [37.5, 89.5, -60.0, 40.5, 26.0, 1.5, 31.0, 102.5, -75.5],
    x28: [3.0, 0.5],
    t32: packed('|i1',
    'c-pnji4DUb3;;ksnDB&@cK;nK6eT4J#_bYa;B+8K{i0cDj~>%9pT?sJoR;0iA^K|r?B>yWBD(7A$0T8FRJJl!0b%C@zAL)OvJ&+U'
    'eB3V^<SLFb!cL-oFE}CNr-=sAuC+v7f?={^Gov)e#O-0Mk&lz^1oT7l2LJDU0bi3?2>', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 48], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 1, 2, 48], 0.5, 128), (packed('<i2',
    'c-p0k!3h8`5W+gR96=nsURS7(5HNs5f+&Z8gUw_ml@@g|UN-E@^YgO{0F@q@'
) * 5)[:288])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [2, -6, 8])
t7 = Output('t7', (U8, [1, 1, 3, 3], 0.5, 120))
x4 = Input('x4', (U8, [1, 1, 1, 2], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [48, 1, 2, 2]), packed('|i1',
    'c-l2iOAbUa2qK0B_dhKQV;*!eT^QtN7g&(MV2r$7NC+f@!n5+SK*Yr%(75SLcqU%VHf+}%TD*{;DmRdp0K6i<nZ+gXD~jY^4lQlN'
    '^J2%gXnNUdtc?HP{s4l8CT#'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25]))
c6 = Parameter('c6', (I32, [48]), ([2, -12, 8, -4, 4, 4, -6, 16, -2, 8] * 5)[:48])
t8 = Output('t8', (U8, [1, 1, 2, 48], 0.5, 120))
x9 = Input('x9', (U8, [1, 40, 1, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [3, 1, 2, 40], 0.5, 128), packed('<i2',
    'c-rNQ!3h8{5CX68MFz3(b4e8;K4erxFu{Yo&S1mgrXgup7ipiJm4y_pJAaSq2Y3Z|R{'
))
c11 = Parameter('c11', (I32, [3], 0.25, 0), [2, -6, 8])
t15 = Output('t15', (U8, [1, 3, 1, 3], 0.5, 120))
x12 = Input('x12', (U8, [1, 2, 1, 1], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [40, 1, 2, 2]), packed('|i1',
    'c-ke6K@I>h2m%S=!2e(C!I;8s4-Lu)6ez6wI|5iigCjV=fCRFMk!hfhu`f%=wa*n|jY-@#f*neOjmz83Ss6JBEsT9Z-R2AL_S}E4'
    '1)vARi63t'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25]))
c14 = Parameter('c14', (I32, [40]), ([2, -12, 8, -4, 4, 4, -6, 16, -2, 8] * 4)[:40])
t16 = Output('t16', (U8, [1, 40, 1, 2], 0.5, 120))
x17 = Input('x17', (U8, [1, 80, 1, 2], 0.5, 120))
c18 = Parameter('c18', (U8, [3, 1, 2, 80], 0.5, 128), (packed('<i2',
    'c-p1P(Fp)B3_`&UF5w{#UPDJ{KIFuZAV`LQgUw`-0#u9fW*@uq+@|w$7XtMjnE'
) * 8)[:480])
c19 = Parameter('c19', (I32, [3], 0.25, 0), [2, -6, 8])
t23 = Output('t23', (U8, [1, 3, 1, 3], 0.5, 120))
x20 = Input('x20', (U8, [1, 2, 1, 1], 0.5, 120))
c21 = Parameter('c21', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [80, 1, 2, 2]), packed('|i1',
    'c-l>mF%G~m2m>wTf&agj!HQ}ERa<q4z|LJF0D=X7RY*cWraS}_3>>}(ClVpZ6Q`VUC=j<SxdtEUU3$)5JL-dPby?Y*6PG5$CHuM|'
    'JM3}tEZOTWu*nT$b2NqOA!4;vP5!jw)<!#j+J{SCZLKy}`>eKqlSg~VquuYU)#j`H0Oqzotp'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25]))
c22 = Parameter('c22', (I32, [80]), ([2, -12, 8, -4, 4, 4, -6, 16, -2, 8] * 8)[:80])
t24 = Output('t24', (U8, [1, 80, 1, 2], 0.5, 120))
x25 = Input('x25', (U8, [1, 1, 2, 129], 0.5, 120))
c26 = Parameter('c26', (U8, [3, 1, 2, 129], 0.5, 128), (packed('<i2',
    'c-p0k$q4{35CT*9vJ7J3QBp#D$aokHt2%=OkCO&FU3_tRcU~79$m9Iz0{&henE'
) * 13)[:774])
c27 = Parameter('c27', (I32, [3], 0.25, 0), [2, -6, 8])
t31 = Output('t31', (U8, [1, 1, 3, 3], 0.5, 120))
x28 = Input('x28', (U8, [1, 1, 1, 2], 0.5, 120))
c29 = Parameter('c29', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [129, 1, 2, 2]), packed('|i1',
    'c-nQ5OA5p=3`2$SLiazd7bc99m>F-Tl;HZO7ZoRw1Oo>sA{x#V(8vVB89m)@Q#$j2%BSC^PbyHy9XlFOS0O^Z$U9u+T?)ygq&KO2'
    '=pe&|O6&AJQKM{%t4z8l*`utoAcIzZ*wQ&M*kOgiu6v6gwmzi%uybK|jPhXDU~{m0utoa}%Vk)<dwvaD*jIUBcaC8i7R57cuw!A@'
    'U^ACt9>_7wi)tAb%di^520J*0{rk@!^h{_k'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5]))
c30 = Parameter('c30', (I32, [129]), ([2, -12, 8, -4, 4, 4, -6, 16, -2, 8] * 13)[:129])
t32 = Output('t32', (U8, [1, 1, 2, 129], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 0, False).To(t7)
model.Operation('TRANSPOSE_CONV_2D', x4, c5, c6, 0, 0, 0, 0, 1, 1, 0, False).To(t8)
model.Operation('TRANSPOSE_CONV_2D', x9, c10, c11, 0, 0, 0, 0, 1, 1, 0, True).To(t15)
model.Operation('TRANSPOSE_CONV_2D', x12, c13, c14, 0, 0, 0, 0, 1, 1, 0, True).To(t16)
model.Operation('TRANSPOSE_CONV_2D', x17, c18, c19, 0, 0, 0, 0, 1, 1, 0, True).To(t23)
model.Operation('TRANSPOSE_CONV_2D', x20, c21, c22, 0, 0, 0, 0, 1, 1, 0, True).To(t24)
model.Operation('TRANSPOSE_CONV_2D', x25, c26, c27, 0, 0, 0, 0, 1, 1, 0, False).To(t31)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, 0, 0, 0, 0, 1, 1, 0, False).To(t32)
Example({
    x1: packed('<i2',
    'c-pngK@Na02t-kjY#oHa0Bvt>Jb^3!@+DtSTr-3oV&#1Y*S2K!3nSTDU}+GF#4smBET(wM((n2Bxd)5CEk*'
),
    t7: [136, 127, 142, 170, 122, 171, 146, 157, 137],
    x4: [119, 121],
    t8: packed('|i1',
    'c-m#mu>rs^3<ANSEesMUvnPGZFYbM})mRO==*!fYP3PE|V~tNBU4uec%MgQ}n(Bu6$wyyC@$dEmkcura'
),
    x9: packed('<i2',
    'c-pPYK@Na02t-kjY#oHa0Bvt>T)XuzU-GrU(jXLxVNQrxO!1VZC$1Sn53%yTgKJx|`h}5f{m#eFJ*^xijQ'
),
    t15: [135, 123, 92, 127, 74, 148, 164, 145, 144],
    x12: [129, 119],
    t16: packed('<i2',
    'c-pPOTMB?65CFjLDkkWc;A7XdO;FI#Jad<5rT}Z&1JVh~IL)CTDvV-r>~_Jt!mhs9JX_$N<(+CnFVmL(1uTv&J%f@2VMt@Bc>L@G'
    '<Wwd7'
),
    x17: packed('<i2',
    'c-qa&Q4WAG2n11&Yy~0g0&Q<@JcNn!`I3P$pkC28xV9&&Ul_@@5|)8tk}^Cfs*b6Vy6lu|;`{mdc@N}oOK<'
),
    t23: [148, 129, 46, 128, 59, 172, 67, 139, 107],
    x20: [116, 119],
    t24: packed('<i2',
    'c-qaui4npe5CA~?RTJ)im4Tsf+i;fysCx-+LlP~Dz>!jQQg^#BpN=^??sylYBb$VAI(aS@$hPIU?4nks4j3xCX2vcDu4A!B#WT2W'
    'EF^>YvbcJzA)aQ(VbPThs_pR7-a0?AilJ&+@5i6}0ak@d<p'
),
    x25: (packed('<i2',
    'c-p1N!4ZHk2n0Y&Hr@#X2TAPQu?F|KmV%)$JOt8nF^bzxTq~(addIv|`|(oGFGguvLw)@50!+aiwg'
) * 5)[:258],
    t31: [195, 255, 0, 201, 172, 123, 182, 255, 0],
    x28: [126, 121],
    t32: packed('<i2',
    'c-rO8Sq{P=6hKjTYY1tjDexv9WhfP0wQj;M?*dLPY76-YUD?)5?T9ZBZxmPPX_Hd(b|E>)1g<e}GrA?R3K<^P@Ta0m%7yNeQWZU!'
    'okLmnH+W8y{P4xHhHM8#?DQ}i3I`YFsB#pb1_NRzHAz^^6C_kwR^A)(7wH%Ne((18eE>2)die'
),
}, name='rest_quant8').AddVariations(signed(x1, c2, t7, x4, t8, x9, c10, t15, x12, t16, x17, c18, t23, x20, t24, x25, c26, t31, x28, t32)).DisableLifeTimeVariation()
