# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# LOG_SOFTMAX: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4099]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4099]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: packed('|i1',
    'c-rmI!4ZHU3;@B8*ncUALeMCNU}4swa|P^YC$Ym*->SDgrrw@%jVR|WS#7jktKTlgvPmkM7L(Ze>aHWJo(2Yk!C){L3<iV2U@-U-'
    'ILs4aU@#aA27|$1Fc=I5{~w3>1#dW6o&', 0.5
),
    output: packed('<i4',
    'c-rmQ+iis~5J15i={PM|!mJJJlmZuS9!d+4840hn;{5p2?E?S+0C>FCn@a!y0D%AS1ONa40000006fK1rqj=H%~H-$%J;Z-e~&VK'
    'E#E(g#bU8oEEbE!VzF2(zDNA~xiGO<EEbE!VzF2(7K@)8muZjeqvq1a*5;bqXRKq6b&I9vx$5VBMC6iDqt`iO-m;F-$I|<nVzF2('
    '7K_DVu~;k?i*FI{$L_+!VzF2(7K_DVu~;mAe!L$qMUvD~', 5.960464477539063e-08
),
}, name='long').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1025, 11]))
output = Output('output', ('TENSOR_FLOAT32', [1025, 11]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: packed('|i1',
    'c-rlfNs@y=3<NKp`TtW`qG^NOU<?nND#+{npl%g}q?DR`^rg<@T;4ywkM%5V{X7rF<vT3HIPQu^t?xR_i(+fTe2&wsIF)ng*1jmJ'
    '`L*@ysi@}KpUYQK&E3|Hs;K5;`LyP*)4c8D<hB*EVh>sIglrmQ&xL$VxXF%?Jq)sGkQFOr&xNemK~~%#dk4t=3fb=fS#gK#iy?bS'
    '$gYK~_=fCS$leUH;tR5ugzU{A`_&<P9muYQtXLp>E@T%#zFz$%`*_IS4D$73Z?bQL>?<I9b;zbc_AtnbNOElk*-rx5ZIB%yD<X;K'
    'B8dx-#9xub$4AfT89k$C^o*X-GkQkP=ovkuXY`Do(KC8R&*&LFqi6Jtp3yUUM$hOOJ)>vzjGoamdPdLa89k$C^o*X-GkQkPfA#zW'
    '@@#bo', 0.5
),
    output: packed('<i4',
    'c-rlfQF5&y6a?4kj<W@-L{aZ`Dfc~wGk{4|7Lcl*k7QziK4O<IryPY!rBbO>DwRs5QmIrbl}e>jsZ=VJN~Kb%R4SE9rBbO>DwRs5'
    '{+UV$A%qY@2qA<JLI@#*5JCtcgb+dqA%qY@2>Fv)Qe;U>O-lVo{G}TIYzum8tGptfw%_B)(zm7lXX<O?P;-p-(LUjEZkn_?!<^Iz'
    'ZyPgo^70sal9x&Dr^EoA?0-K%sjrI%eX{SsWs;XkcJn=S^5f#>b&o4q=9P?#o0mFnJB=?i$er8Qr@3H$iw8b+a9XAW{fmwdFu>{I'
    '$Mf7DYV`I{q9eX<9`1~f)h~H|0Q5vp^h8heL{IcYPxM4j^h8heL{IcYPxM4j^h8heL{IcYPxM4j^h8heL{IcYPxM4j^h8heL{IcY'
    'PxSm%&(FH;C712|{QF$@c3!XYuJw55Bj^08^}X-sp370|dFFEGz0|sIcV4e`tF>-EuJyWWt(*7tK6FCeyk6&fS1rf;c%4Gj&DSgM'
    '+IE>->uPeXx5=WJtaD9nCj_~j8)O}3asvlhLz=8}O>VRxw;6)0rzY#E$+`!VHG|1|W0N(c$y#f&o|>$+CTlX2wbo<}X>yw^$hvit'
    '+q(r>YfY|oGg;@FtOX{w+X-@e`5<dDliP<4vfj<)_T_`D(M=Z3WF2O*PB2+ulZ7x@+e~ir23hBttRYR-Q<K|k23c2vp6H35=!u@_'
    'iJs_*p6H35=!u@_iJs_*p6H35=!u@_iJs_*p6H35=!u@_iJs_*p6H35=!u@_iJs_*p1<k&A6VS3yZ', 5.960464477539063e-08
),
}, name='many').DisableLifeTimeVariation()

# Each of many elements takes part in the sum.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 2053]))
small = Internal('small', ('TENSOR_FLOAT32', [2, 2053]))
factor = Parameter('factor', ('TENSOR_FLOAT32', [1]), [1.0])
output = Output('output', ('TENSOR_FLOAT32', [2, 2053]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 1.0, 1).To(small)
model.Operation('MUL', small, factor, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmD$qfTR3<EG7?!V%(ylEqV-UKzX-dG1r-qXc^52k01OVP=NjD}!-w8n!4H8(dmH#avoH#avoH#ax`SN;G9DUYH', 0.5
),
    output: packed('<i4',
    'c-rmDTMYyu3_#JO68PNDD%c=vaEAmWR00wzpezeyJWS@^@CtCQi-?Gb-dQPg%=tg=^}Z<ka?LZ!ep(wC3<iV2;3wk`5fKr+vo8@5'
    '5xujNbJJ#;x_h=-Q#W<j?kbvdmnKQntec3XEG{;mntF9j4hDn4U@#aA27|$1F!*73j1ePZt`TRRG4|8iV*NOO<E-}u7z_r3!C){L'
    '3<iV2;HTgpZsn>8', 4.76837158203125e-07
),
}, name='level').DisableLifeTimeVariation()
