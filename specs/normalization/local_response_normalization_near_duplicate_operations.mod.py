# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# LOCAL_RESPONSE_NORMALIZATION: several times, with one other argument.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
t7 = Output('t7', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', x1, 1, 1.0, 0.5, 0.5, 3).To(t3)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', x1, 2, 1.0, 0.5, 0.5, 3).To(t4)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', x1, 1, 1.0, 0.25, 0.5, 3).To(t5)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', x1, 1, 2.0, 0.5, 0.5, 3).To(t6)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', x1, 1, 1.0, 0.5, 0.5, 2).To(t7)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t3: packed('<f4',
    'c-pHI4UJgNrBZC=&GJ3^R8ZaN|C28Gdp!SmeX@yFvS-sb%_31hr$2d0wU?6LRyA%8Tx7f<b9H;t+_m#hUcQ;q(5@4<{QZ+sh3T(v'
    'oOYkspFiW}n+v{|{u^`bIDFWC^Rj{oOJuZXM1Q*F^zq1~E%TDSkDiL!di7HH$IogX(=yfE{<_J&Z{Ak;n>Ej@;+|mZDObbdZi7Po'
    '5^0uJ4e3Qr*(|JE-L2Is!Y$(MgH27+`HMR8KjiXyoH%c*7OyX@x>&u{-qzl3|2{kW{rheA@3-4;ZwJKo_WSJj?FSO}_WSL?Jp27X'
    '1rSLf+P}{h$OQ`Sv)c~<2Do}4'
),
    t4: packed('<f4',
    'c-pgjwNL%ZmMu2b;jVf)ubeN3nCfWPT5L*5O|yFVa>IsAYD`SKi~Rjt6Sl4BH~aKys^%ZhS?z!Rn4bFnK`14`fhWaxrPr^83m??<'
    '^Q;W=e|vGF&ach?)6UEiuUm6m^4mA5ElZZn3Y$9h+n0UI_Hjr`dU?qB@`ncmeBR-8PT%d%3cK4cs<#!~ycug&bZBSJ9vOA3VEsJ3'
    'e2#U6s*?Q{sZX~}H#g^VH#fIecU9(3z82Qu@WhwJW6Ks(p-{#5%DHmQcDD9*`}f(}@855`Z@=AsdpjVux8G;CZ@>LMdwaWmb|9X;'
    '{eGZ={r0vX1wbZPJxHJ3egL+4cuf'
),
    t5: packed('<f4',
    'c-l)`sQ)V=%l`-;-=<e37oA_7XX(25`PxYaMd!E^`|fQy<oeQD>C>gh?<=nrht;?zJp8tP@}}m=x6Q5<E^;*ZUebDMeo(@@1KS<C'
    '&7Gxf;}`hsd2{#M>wg;-O3x2+oE#ff-e6~2QQG#@Zmp&ATDQulSr@-MuPc#vdZa&xrAF}Cf*Y#*b8q#DNVTWV;gDGLH#ewqe$<r6'
    '>DHVR?F`nJPgfJWSd{KMxjnC^pd%x?Nom63e(}jV@%Nwj`1QqE7_N7lV{d0~w|~E#JrIMCy&VwS+wZgAw;xE@+XH1lJp27X1yD&K'
    'bDu4c3uNuH+YbQn@_jh'
),
    t6: packed('<f4',
    'c-ouh;d^S<HNy)BpZt%~UHYOp=<U7ZoHq0S{`B%bV?TY9);_Jn2WuW_Wcl&-o!xr;OG%lW!`97<*FQhMdt$bFx~FZKY)zI@>{&Pe'
    '*IQ%@HQBaI*F3aJ;>-3$rl+EB3J5rzR`zaM*tPO)nErCrP@AJKrBhxxn=&3vzkhn&-{Q=}#TQ<kj+^Cm>6X1x%z^8vn>9oXlB9y9'
    '!dMRZvi&UA4|{!OincO$fW3yBmV=74#Z#Yj?`r{H<mN6E5cHH``c=UbYiDb3w|}3l{r>&7`}W)Ix3>dgd;5KMK+ZmUd%JyhAfCPb'
    'exQQ=_O>7e`=RQA;`{9O0|1v6cy#'
),
    t7: packed('<f4',
    'c-osYlSx#){pU}Ee=lFmc~Lz5wcRp1E5-Ib4wF)KRRt#LOMU$KZgNsk-OY}(^`AW!S@ihlbBXnR(~3E)D<C)f$%5q-oM-J88#5o='
    'TDs5Gbvl=t@P?e;RZp&&N|Y`>WMK0{JuYtB+_chTQzxFO+*&ZzlIdZ~DbLS-pH6RoIMrHN%>JcD$2s5IzoJ!}`A!tv$@8_#%WcbQ'
    ')Z1WwN@8A1x2@zW8ynFETaTpZ3?Dx8*Nr8)_FaZNecd7sot2y%nP#PScJ_Ar_u1O--*2~XzukU&J0P~V-)FaPpZz`{W4|4U2c&@t'
    '_S@TnB!Nt@dLV0`-F^TRVRj1'
),
}, name='arguments').DisableLifeTimeVariation()
