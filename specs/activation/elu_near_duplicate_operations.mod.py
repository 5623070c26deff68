# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# ELU: several times, with one other argument.

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
model = Model()
model.Operation('ELU', x1, 1.0).To(t3)
model.Operation('ELU', x1, 0.5).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t3: packed('<f4',
    'c-k$BJxc>o5JgXyMlb}dQuz<uBC*?fAWE=W5SEl;XSanvV9_QL?d|fKd^CZSf@I&8v0E&}!Xlj(u`qQIXQFTq_ujb!@VbGICl2o!'
    'Xft-0_O{`jzsoND?-AyzaRsA3YzBPV9yQ>2&iaP2HshMh4owYrwrd#DTCOlxy<EYn1&t=@fvf6AHRq-4zRp~`mzV7~zr3j5?j?Rf'
    '{=;OF`>IMF)061Il}VW;+5R)<Q98?NK0lRMB!t)~f&_`<AR>imDa0w;rb7t-qsGGi#XS519urm-'
),
    t4: packed('<f4',
    'c-muNU|_iRhk@bwZU*yShWS7q2=g$k?Eo|GFhE538M;3%V*t@WwEO}C!?JD$hClNeUV!8cg%}uI_cDBHW>^m7fp8N;rU!#GkkJE@'
    '2Qrp2m_B&J0HT5DQV9dY8&d`bA!&v%1BVL&hua+%?7!iVd)Z-IN5g?_Hx@j2B)~Z}K;Z;KLmk746%7g(E?n4g?byZ{4hJqAD7a9t'
    '(32ry<FyS1?FtR2?CtFB_wBO-;eGq;_u1Ro?X$PH-)j%%IM{<YAOgtS2bJ6hRS(v;4*-YET!8'
),
}, name='arguments').DisableLifeTimeVariation()
