# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: more channels than a block has.

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

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2, 48]))
c2 = Parameter('c2', (F32, [48]), packed('|i1',
    'c-jTQfeip42m`Rd6#f6&!3f&E(CCe$H=NgH6<JhjtdX@KPj(y;wiq9>uo}V', 0.5
))
t3 = Output('t3', (F32, [1, 1, 2, 48]))
x4 = Input('x4', (F32, [1, 40, 1, 2]))
c5 = Parameter('c5', (F32, [40, 1, 1]), packed('|i1',
    'c-jTQ2@U`t2m`PPk>LM7%NU2P`Lia%JHT4wa7VPRO1SW(A%oxt=A#(R', 0.5
))
t6 = Output('t6', (F32, [1, 40, 1, 2]))
x7 = Input('x7', (F32, [1, 80, 1, 2]))
c8 = Parameter('c8', (F32, [80, 1, 1]), packed('|i1',
    'c-m#l!4beP2m`PKQcCw<)?h+1K=qeV6YVcyvf%OgW+FC{eVoHHYW<iZlv17rCP&(`mi_YuA<!$f', 0.5
))
t9 = Output('t9', (F32, [1, 80, 1, 2]))
x10 = Input('x10', (F32, [1, 1, 2, 129]))
c11 = Parameter('c11', (F32, [129]), packed('|i1',
    'c-pPY!4beP2m`PKQcCw<)?h-iMD>?vfyt4!tYy?h`%9QCcznK@h>c_)=kSbLKc)z!l>d+~lrl{{', 0.5
))
t12 = Output('t12', (F32, [1, 1, 2, 129]))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('MUL', x4, c5, 0).To(t6)
model.Operation('MUL', x7, c8, 0).To(t9)
model.Operation('MUL', x10, c11, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-n=_!4beP2m`PKQcCw<)?h+1LiLwgKc)z!lxKm-k+!U5)I|GBm@IgFzL|)PWFP17jQ-~f-kmml', 0.5
),
    t3: packed('|i1',
    'c-jGA0H6Q<5)}6F{tyrb6b0@KIMDDJ`5yH780aG^?E3ro>o^z~6&djB`0&sw*tin?>^RW)?kEl!1Og242<QF$@EG{#1N6|y^eFo('
    ';tu*C@i89w0~7`^Fz^!H_BiPL7|7zK`7@a', 0.25
),
    x4: packed('|i1',
    'c-m#l!4beP2m`PKQcCw<)?h+1K=l`5BiY9}Jfqf+DMBgbSzvOcEo&Jy(f$%93m%_uCjR*X=L#^B', 0.5
),
    t6: packed('|i1',
    'c-jF_0I&bhFzCR+)9Cu{4+<Fv4)EyUDEIn6!15#e9_Snf2;$Zm3jPT3BL@8X3Iy`#^yuX0*a-s&@X)|WF#7f*C<y&9D&pt|)*cKf'
    '2nzP=9Ov=%EGk0', 0.25
),
    x7: packed('|i1',
    'c-png!4beP2m`PKQbPA%)?h+9MfKMvOcp#|KTO0yvafS^N39=Igi^}0z~o3<)-r0MegB_7{!&~>', 0.5
),
    t9: packed('|i1',
    'c-j;FsPU1B!{XY39WQtuT{~gHuVJC_<uBXsA8$AWc!VBkNDEys_{INQ?wX;2!;KUCY(ErU8_K=;BJz*@!iz_DxdcA`{=@O*gAmX6'
    'k1`4xA78xw_JiZXjSt`caeZU{^XMJVg%h9Tei>X)ma|Y+mSp+&hgn8~hg12Jmca)JQKD=H04>2zGy', 0.25
),
    x10: (packed('|i1',
    'c-jTQ0TRF<2m`Pa9Ap3gY)cWB%xY(Cmk}MW;A<oDiz6ZrsJ@}m9rJ$Nkfv3^f~X%D*dwn', 0.5
) * 5)[:258],
    t12: packed('|i1',
    'c-pPY!3u*Q007XF(LhSXKp{f#GCFnixX<1v>?jPv%OC~=K^ZnA)Hc~q^zJVtYQ*UB9<8LbW8OxuMt#LUC)MSpI@Z@yiv*|(CfiyN'
    'st9;PsXR+VI3QyY<hg%-c794`!5Yt$%r{L<ay(D>(1ONOsO`ohWM#-rFyyg*<5G!ij>vy}HH1I', 0.25
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()
