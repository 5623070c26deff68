# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR: numbers that fewer bits do not hold.

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

# Forty pixels times a factor just below a half, rounded down, are 19, of which float16 makes 20.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 40, 1]))
t2 = Output('t2', (F32, [1, 3, 19, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 0.49999, 1.0, False).To(t2)
Example({
    x1: packed('<f4',
    'c-q@@){X7CQ~eIb8O`l{Ona(71h_dJ=W<!Hpj!FQ(Ww4Kf4+QSdYmg1Aap#0>7m!zKPi4rroW<cIhJgC{$mMK{j!YvrTx+~7{0J@'
    'd90hZ$uhvn{!0Mcvg7>`3uZV8^v~(sweH_PmXMpp{o*G*ocR72rnO5qi)h*(FFCWV@pnR&+=jdZV!GNTBFlTXC3s)&E|3zry;33N'
    'kn767f3=rBZ|-gOeym-^b7rM=QbJr^%JVe^bAJaHXlKoy=s)?8ejdZ$u<H-qo#$@pO)&l2+c?|%kfl^!Ld2mXj-KvUu7o{4mvQK3'
    '*~0|gl^khe`Ulp<n0ik>^ZDw^r#456CY_4>)IRy$vFV>vzbmh?eZTJKM}ys8w-rtaX_x-(Anx#e>2VRJo{jSbo?5-yy<6sQzGkxR'
    'aT}MnXC+EwCpBC-xA<4$>HHJZpWeGNUDU<Abj$loOMiZSu;5JMj~#qZw@)lRw{KVKrb3-%H|L&e=b!i8ZqL4bcDA-4Vz1pkyM23s'
    '5Xb@Iy+FpEy>@ncfQ-Giwst@<I}ouOM1cWNjSWx`sA!)pSgYOMy?g9z?Ckb}B!KcZ`}RQ<+U^0ffX3{#16j5Y0RGSUas'
),
    t2: packed('<f4',
    'c-jHv02}|jM(2MagATm#Mhc{R{92;)0&Nmh;mu@1`fa4=0;b=OnDh#+vO@F*$5@yUoVxy0a~DVsF^7XGbhi6yu)r;Jr?%H{6scrI'
    '{VV5#<9f_HV1DOt`zxDI!fyT7N1b5(flE1VSj0)x<7nC8EeICCT$A&uJaWqNlg9HSJ+AS)wv>naK&2FnpXKVi{VB&p&2^I0qhW95'
    ')D<_h()r-b_~nt#y0R?U$`3xiK0UrYK0dv@zP`S_zP&!ZzCAv^KEAs?K0ZFaJifd>JwClYygWX>JU+g@K0dxZzCJ!Zy*<7UTzbd'
),
}, name='width').DisableLifeTimeVariation()

# Forty pixels times a factor just below a half, rounded down, are 19, of which float16 makes 20.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 40, 1], 0.25, 100))
t2 = Output('t2', (U8, [1, 3, 19, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 0.49999, 1.0, False).To(t2)
Example({
    x1: packed('<i2',
    'c-qCwkpcrT3;@tzKVf)SEC!2*#o}S`FgPp*i^E{C7#tRh!^6Yk_7{8pV6ATCJIrux+NO`W+B|uMBMq5Ku@^ynmtr>r5r2j)V@zb^'
    '=q4IicS9?qk{!&^sazsy=`d#8+voY~U8<Yyr5#|zJT>zJ{^SdZE<7m'
),
    t2: packed('<i2',
    'c-mw5aX^E?Kw*PM#ElArfC(!cIxIR4Fig-eh;Ycr_>f`YVbL+;Kn2Hy2>~k(RCqk-*fHbAf*lMFHzF9w1prOT8DR'
),
}, name='width_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Forty pixels times a factor just below a half, rounded down, are 19, of which float16 makes 20.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 40, 3, 1]))
t2 = Output('t2', (F32, [1, 19, 3, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1.0, 0.49999, False).To(t2)
Example({
    x1: packed('<f4',
    'c-mXW;xX-PX-t0YCQ12iUo;yZ-i;8rDsocy@mVH)hKuFJ{ly;AKi-_qn0#^C+1&i+J{(uM_*PBZcm7MR@*DkwDgEL?Y&&9Pf2`{a'
    'P?vU66=FN9yQ%yvLx%VQp|fWbEDL@76vYE%Z>!eN>h%!c$MfZjw6!r?{<Z|^*<lZz&rI$YvY*S+`uT6n)G8Irh>CS(o0gu@zRRGr'
    'FXK?gL;c{ug%c%|oX<QL`fa|Z;=1lf=lS3NKEEA!_muUao6U`K{ZYa0j=hHZ32e=cXEx2<cZOl&O{wNHXP$1cHBZ`bvp4D|Th`3!'
    '4{y$A`ukV^zHy__=coEd&h6?xBXOvC>-%Z1Yp?VlzQShmGxPYqxwFr(KVi5nFIakU*WJYyu5XXb?(V5(UU_oP%Ed-O-BOdM?EY!7'
    '<Y9cN-+`$|4=qW4m@u8=?$d(}SAFKLpYOwvdv5&!AD;^yr#dfeI(L1^zQ#Q>^LF`3t-dnlZvW@0&3h-r+Su*01L9qFd+qkx+U&F2'
    '2Sj`K+1lFK?zIDQfNY?E?LHs}$g;5oiGUOUrS{qa71)5)gH!+&?6$MB0}9&N?FVszN`VBJ-Uku{^FZe9+XGY&0D6b@js'
),
    t2: packed('<f4',
    'c-mXW;t`WyyX}i+guvCuXPL^2`+vMSJ?(5R$5pO<=fCue3(5XiC+(!FyQy4!fskdPPk`+0UJvmv($=%X9`*~_fBqX|8BwwHjP|~a'
    'L&1RyozFa9Q*nL%_rHg3Hb(`!>nE^nn!E3&RPz>F^WLbR(;wdatAGE<xm|~vx7J?iH~E=4`wY9hVCiBD*Y2L`IV%@SO`cNfcVJ2K'
    '!@Exp&RswM-1-9@r#i1M*_XG=Z_3?%8@qk`cG=n5?6cdq*UonDzI}W5*#hxC5W{Yt%|0MuyLY!85bOgJ`#>T<wfg|K*Llw'
),
}, name='height').DisableLifeTimeVariation()

# Forty pixels times a factor just below a half, rounded down, are 19, of which float16 makes 20.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 40, 3, 1], 0.25, 100))
t2 = Output('t2', (U8, [1, 19, 3, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 1.0, 0.49999, False).To(t2)
Example({
    x1: packed('<i2',
    'c-qCmkpcuE5CG6{F$}}SFbu=+aB%Q2TwELs!!R5S2lo>e7Z(TbGwwa3!9shV=+>FpZIhMgb2(8T&R#>ROMDoTwH9fmDwE%60ydDC'
    '<1Glt#U_gidd-;Wz<VE-OAb5)$4m=$?$bQ0zwI#o>wK|j{^SSA_&I?'
),
    t2: packed('<i2',
    'c-mw5VesLFg~tww9}^~=_@Pi?;Gkfzq9WkLj~x>>BxF1|kr5!^knrQegoX@(9RVv&WE@D)V0dw$fkA<RTmS%>=^Q}'
),
}, name='height_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
