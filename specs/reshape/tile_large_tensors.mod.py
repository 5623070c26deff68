# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TILE: tensors of many elements, in sizes of no block, and beside powers of two.

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
x1 = Input('x1', (F32, [17, 129]))
t2 = Output('t2', (F32, [85, 387]))
model = Model()
model.Operation('TILE', x1, [5, 3]).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPefL8tXk;e-gIrjt}%55-02iQH#f6*eS?l3nUuD6zBC4F$Hi(ZF>Sa1>`t$5j9$wb+>S!Q#xhy-9jAd|?whXfQ$q5mN~&'
    'Z%86zGX!pQZc7^y14(anZxk3ADMv$FTqt0B3OEXMW+Q6=QW|VbdLVIT93EvoTIaVeeg', 0.03125
) * 36)[:2193],
    t2: packed('<i2',
    'c-rmRJu3tN9Kd0PLP<E~EeXRhDJ3Zb5~7rs#knH6Q{*TXj7nA(yJD7zK{3c;k;PzPQD*8!Uqbx{&j<L`Z-4UrXFn6~dnG5QN7Lzw'
    'hoR4dw`{7WyKVn4{gqChU%ZqTUtK@nZ6($d*|Eo&g4WB|<L~>Ar<>c+?XLVE#QA?e5FQ%{j}3&!2Et<l;jw}6*g$w}AUrk@9vcXc'
    '4TQ%A!eayBv4QZ|KzM8*JT^c~kc|Oif@};B6J%q6m>?Si#01$GASTGh05L%}28ao=F+fa^jR9hUYzz<+WMhDsAR7b31lbrMCdkGB'
    'F+ny4hzYVWKunO00b+t|3=k7!V}O_-8w11y*%%-u$i@IMK{f`639>OjOpuKMVuEZ85EEo$fS4c~1H=T`7$7Fd#sD!vHU@|ZvN1qR'
    'kc|Oif@}=zE>!m}cMcR)PL+1#Mp_oTiq<yQ#u};$M{`@bL~ULB@L*~#IloiZQ?{9DT`8EXUmf3W-pDjIE%nX*MQk8EHV_^g2#*bf'
    '#|FY<1L3iO@Yq0jY#=-~5FQ%{j}3&!2Et<l;jw}6*g$w}fS4c~1H=T`7$7Fd#sD!vHU@|ZvN1qRkc|Oif@};B6J%q6m>?Si#01$G'
    'ASTGh05L%}28ao=F+fa^jR9hUYzz<+WMhDsAR7b31lbrMCdkGBF+ny4hzYVWKunO00b+t|3=k7!V}O_-8w11y*%%-u$i@IMK{f`6'
    '39>OjOpuKMVuEZ85EEo$fS4c~1H=T`82AO(2KX)', 0.03125
),
}, name='moved').DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [17, 129], 0.5, 100))
t2 = Output('t2', (U8, [85, 387], 0.5, 100))
model = Model()
model.Operation('TILE', x1, [5, 3]).To(t2)
Example({
    x1: (packed('<i2',
    'c-s4MP`&hgVhe}zGU1TB{jNvTIqy8bJ=IKwebU`mcQp)+gL_-I?Fc;ZRir@V`Dyp742w-~%=qH?=!~W9$*Ro^lmGxHY#&q'
) * 36)[:2193],
    t2: packed('<i2',
    'c-rmRp-Mvm0EOW-UG~0#!d8b&Ff16vJmw25SuHEe8bufk?1C>Kh;a)GV}eN-%v)A2m=$i^OAJo%`}%>?|9ajUeGcyqk6(_i%g4*b'
    'P4m0jOwUdZCgo4r?wk%D?%&?~v%liDs8&~Bjpy$A>Gxv$ao$^wU+X=L>wkYBK6W5Jb|5}>AU<{=K6W5Jb|5}>AU<{=K6W5Jb|5}>'
    'AU<{=K6W5Jb|5}>AU<|LF_CN>P)sBn2NV;@#sS4dvT;B$k!&1LOe7lz6cfqD0mVeJaX>MVY#dNbBpU}56UoK_#YD1kKrxYQ98gRo'
    '8wV5<$;JW2M6z)}F_CN>P)sBn2NV;@#sS4dvT;B$k!&1LOe7lz6cfqD0mVeJaX>MVY#dNbBpU}56UoK_#YD1kKrxYQ98gRo8wV5<'
    '$;JW2M6z)}F_CN>P)sBn2O0nX0000000000000000000000000000000000006^Lfc{BNX'
),
}, name='moved_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [17, 129]))
t2 = Output('t2', (F16, [85, 387]))
model = Model()
model.Operation('TILE', x1, [5, 3]).To(t2)
Example({
    x1: (packed('<i2',
    'c-s4MP`&hgVhe}zGU1TB{jNvTIqy8bJ=IKwebU`mcQp)+gL_-I?Fc;ZRir@V`Dyp742w-~%=qH?=!~W9$*Ro^lmGxHY#&q', 0.25
) * 36)[:2193],
    t2: packed('<i2',
    'c-rmRp-Mvm0EOW-UG~0#!d8b&Ff16vJmw25SuHEe8bufk?1C>Kh;a)GV}eN-%v)A2m=$i^OAJo%`}%>?|9ajUeGcyqk6(_i%g4*b'
    'P4m0jOwUdZCgo4r?wk%D?%&?~v%liDs8&~Bjpy$A>Gxv$ao$^wU+X=L>wkYBK6W5Jb|5}>AU<{=K6W5Jb|5}>AU<{=K6W5Jb|5}>'
    'AU<{=K6W5Jb|5}>AU<|LF_CN>P)sBn2NV;@#sS4dvT;B$k!&1LOe7lz6cfqD0mVeJaX>MVY#dNbBpU}56UoK_#YD1kKrxYQ98gRo'
    '8wV5<$;JW2M6z)}F_CN>P)sBn2NV;@#sS4dvT;B$k!&1LOe7lz6cfqD0mVeJaX>MVY#dNbBpU}56UoK_#YD1kKrxYQ98gRo8wV5<'
    '$;JW2M6z)}F_CN>P)sBn2O0nX0000000000000000000000000000000000006^Lfc{BNX', 0.25
),
}, name='moved_float16').DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [17, 129]))
t2 = Output('t2', (I32, [85, 387]))
model = Model()
model.Operation('TILE', x1, [5, 3]).To(t2)
Example({
    x1: (packed('<i4',
    'c-s4MP`&hgVhe}zGU1TB{jNvTIqy8bJ=IKwebU`mcQp)+gL_-I?Fc;ZRir@V`Dyp742w-~%=qH?=!~W9$*Ro^lz<OSey`>o;t+82'
    'QCqP~uB+>u(2jH4v~oQ7RCZn26_Av+Oo}U~U{S*>jRzX%ruD62aLd|Y@S^F+jH0SZU(y&E85kHDzyt#$guw_BgHaF~Dgsss;{!<m'
    'sb)PJ'
) * 36)[:2193],
    t2: packed('<i4',
    'c-rmRzf06{9LMqRcgh?>%&Eae$)l-=goXx(v>~F<f4~L<aS)-!DZ~~b1)*?qFpy{p0+E|4bP(lS3W7X{7UiY}gBv4H|AK^<aF6GZ'
    'Kj;NdZ~DA>Ha`zM-yfgv=v%)!R$scm{p|9=;g8pY{g;;Oje6zQ?a@~+H#VPq`qMMrbGSS5t$2Iq`^xdquf4nXc4j{|&tcqbdx7|v'
    'KzvLfJ|++!6Nrxq#K#2UV*>Fpf%up}d`uudCJ-MJh>r=x#{}YI0`V~c#YD0ppqNND1QZj=hJa!s*$_}nBpU*XiDW}SF_CNtC?=8('
    '0mVeJA)uH@HUtzC$%cSpBH0j7Oe7luiiu=HKrxYQ2q-3!4FSbOvLT?DNHzo%6Ul~vVj|fPP)sBn0*Z-bLqIW+YzQbOk_`dHM6w~E'
    'm`FAR6cfpYfMO!q5Kv4c8v=@nWJ5qPk!%PkCXx*S#YD0ppqNND1PTBE000000000000000000000000000000000000000000000'
    '00000000000FdVQ+@r?omyWLChu7a#dlwdJ-J7+I8&eOi^jE)DA3vQ~zt%Z5z4oF}`B|yGS$tm%Pky+0G`F=fGrN2|aUNp=@iBq;'
    'm_U3?AU-A#9}|d=3B<<);$s5wF@gA)KzvLfJ|++!6Nrxq#K#2UV*-kaWJ5qPk!%PkCXx*S#YD0ppqNND1QZj=hJa!s*$_}nBpU*X'
    'iDW}SF_CNtC?=8(0mVeJA)uH@HUtzC$%cSpBH0j7Oe7luiiu=HKrxYQ2q-3!4FSbOvLT?DNHzo%6Ul~vVj|fPP)sBn0*Z-bLqIW+'
    'YzQbOk_`dHM6w~Em`FAR6cfpYfMO!q5Kv4c8v=@nWJ5qPk!%Q*Wl@yH$v;Ke`lkH%yR$E?ucyB``JZP$x4!%DF@gM;KzdBzLW~Jy'
    '#{|-20vBOSAUr1EZQl0B0fG3KfVa8No<M#~AU!7FE^7P3tRUbhl57YlCay99iiu=Hz{A{SK)~DFaX>&Zk!%R~(<K`MiiyLFfMO!q'
    '5Kv4c8v-8YE&~FJiDW}SF_CNtC?=8(0dI4kJpsi;vLWCul57Y#iX<BXiixX?fMO!q5b!W}84&O`cN`E<Oe7lu{&dNPfMVh>BcPZ_'
    'HUtzC$%cT3xyyinVj|fPP)sBn0*Z-bL%`eIXHP&ek!%RKizFKYe*u8oul)'
),
}, name='moved_int32').DisableLifeTimeVariation()
