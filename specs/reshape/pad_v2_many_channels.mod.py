# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD_V2: more channels than a block has.

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
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2, 48]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 0, 0, 1, 0, 0, 0])
t3 = Output('t3', (F32, [1, 1, 3, 48]))
x4 = Input('x4', (F32, [1, 40, 1, 2]))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 1, 0])
t6 = Output('t6', (F32, [1, 40, 1, 3]))
x7 = Input('x7', (F32, [1, 80, 1, 2]))
c8 = Parameter('c8', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 1, 0])
t9 = Output('t9', (F32, [1, 80, 1, 3]))
x10 = Input('x10', (F32, [1, 1, 2, 129]))
c11 = Parameter('c11', (I32, [4, 2]), [0, 0, 0, 0, 1, 0, 0, 0])
t12 = Output('t12', (F32, [1, 1, 3, 129]))
model = Model()
model.Operation('PAD_V2', x1, c2, 1.5).To(t3)
model.Operation('PAD_V2', x4, c5, 1.5).To(t6)
model.Operation('PAD_V2', x7, c8, 1.5).To(t9)
model.Operation('PAD_V2', x10, c11, 1.5).To(t12)
Example({
    x1: packed('|i1',
    'c-n=_xe>rH2n4|KA)fxL1&nlZ2M#w_bDcsmGT0FFP4N|_em<nY#)f`kl!<r}jp$ml`=$No3+p>6Vg', 0.5
),
    t3: packed('|i1',
    'c-ocA!4<$D2n5j=5ZV5#1%j@Ykj(8LM)hCQty6*su;g-4eIU*EMX1c4P2Xr^2%eA<RE}Qt^22-pFG4Bu', 0.5
),
    x4: packed('|i1',
    'c-m#lxe>rH2n4|KA)fxL1&nlZ?r?*xHM?J$>lBia!G@S`imxd3^C1N`HuMvtOvICDMAtuGM${-A', 0.5
),
    t6: packed('|i1',
    'c-j?=0SW*i48u61ZvTJnHm5s<QbGg8JGqHPO=OTxGfFX~f(BFA1wvPRAm>hqaox<95{{CCGMe(;jtAlNWCyF>$w<6mg&JBvX?-Y^', 0.5
),
    x7: packed('|i1',
    'c-pngxe>rH2n4{<A)fxL1&nld6Am}nm1soQp3@J_bqdMIU_;Cg#dnnY{g4718~Tk=CSv`cU*@+<Rs', 0.5
),
    t9: packed('|i1',
    'c-ozg+YJLj2m^J@KIp$%;MkBQB}B6L!ZYSEBoHN>k(}Ty)@CLySfPd%A+Xqof;~`YZa(y<fh_W-*dH{Rg$erfy+sXtkcW7w3z?)N'
    'Mk%J$wf{J$(G10Bb6VGER(9&@l$@0H+J9$%0TjhdMg', 0.5
),
    x10: (packed('|i1',
    'c-jre!4beP2m`RI6TtgV3zWpIe&U!Cd=d?I?K%C*!={j8QjO(tv|_U??w?%n@lo6lmgF2O', 0.5
) * 5)[:258],
    t12: packed('|i1',
    'c-q~|!41GL2n0dpFmU}>3j~{_i%8kuJXYl6*g64TfdVU6@4ClaI}yX+6vTXw_+qM`7a_2=9zVaBAK}_~F8', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 48], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 0, 0, 1, 0, 0, 0])
t3 = Output('t3', (U8, [1, 1, 3, 48], 0.5, 120))
x4 = Input('x4', (U8, [1, 40, 1, 2], 0.5, 120))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 1, 0])
t6 = Output('t6', (U8, [1, 40, 1, 3], 0.5, 120))
x7 = Input('x7', (U8, [1, 80, 1, 2], 0.5, 120))
c8 = Parameter('c8', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 1, 0])
t9 = Output('t9', (U8, [1, 80, 1, 3], 0.5, 120))
x10 = Input('x10', (U8, [1, 1, 2, 129], 0.5, 120))
c11 = Parameter('c11', (I32, [4, 2]), [0, 0, 0, 0, 1, 0, 0, 0])
t12 = Output('t12', (U8, [1, 1, 3, 129], 0.5, 120))
model = Model()
model.Operation('PAD_V2', x1, c2, 123).To(t3)
model.Operation('PAD_V2', x4, c5, 123).To(t6)
model.Operation('PAD_V2', x7, c8, 123).To(t9)
model.Operation('PAD_V2', x10, c11, 123).To(t12)
Example({
    x1: packed('<i2',
    'c-png!4-fo2n10}CP=bR2(YEc4m>%xf0*jD;Q|Vw9@P`kn<IO@knplH^r9ui`G~7i$F`|A>U+L^?f{>OEn)'
),
    t3: packed('<i2',
    'c-qa&I~IU22nA7>3`p{h5I##!mY|)}-D2Fol@-cHXljTZ4tTBRsChtcsi~;h8X)V3Oss{M4!QASzJAsQ_yI(6'
),
    x4: packed('<i2',
    'c-pPYF&2O@2n11&3`nxiB>|2edt0ab#pv>3H?p=X1uYF@WDP{E)?M?31k=+|vwcI@kI>kr-}(Bv1GV`joB'
),
    t6: packed('<i2',
    'c-qB`0Sdq{2m|+Ib#}5|TYdW4S1g2ZBoK7q4ZDd&PF(3i6jFrIVI?gf8HG;r*%c}5ZTWE|PvMggdhzbG1Evh88F!qM>1aoS5-P5r'
    '^Z^ylIMe'
),
    x7: packed('<i2',
    'c-qa&!41GL2n4~Dj0yJ1VBktmnuwJB&11K?I&~bIdZRjRxPU^aNA*PX;mBSuB)qH)y=Vz>?(gU8=RL%@OI8'
),
    t9: packed('<i2',
    'c-rNTNfN^_2n6$Fgpn!JT6nreo{(#(DNfKmJVGduXk!>%xtz6`MhnDAAsr1^?2f}8WMgh_>QW#UcH-=tG^Qg#KDEzdDs5mLz3>B>'
    'SR({aB=KYaa(bZ|Nt?wfU7=Z4@uN#@;!<sYt^N74c>y@-amD'
),
    x10: (packed('<i2',
    'c-p1M!4ZHk2n0Y&1|+!=0$l0ZgZo>0L4uEj1x=4HyU|mwA)pWz*|U&ys5SeGWVE+q_VvdLQ!E_A'
) * 5)[:258],
    t12: packed('<i2',
    'c-rmD$qm3T2nErU3<UctV3yLIE-XcPw>gaaVXXnOe#pdHc<GQES)pu%riPej4S22QsQCuDrKY0hC+6#S+6GU&x0e'
),
}, name='rest_quant8').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (S8, [1, 1, 2, 48], 0.5, -8))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 0, 0, 1, 0, 0, 0])
t3 = Output('t3', (S8, [1, 1, 3, 48], 0.5, -8))
x4 = Input('x4', (S8, [1, 40, 1, 2], 0.5, -8))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 1, 0])
t6 = Output('t6', (S8, [1, 40, 1, 3], 0.5, -8))
x7 = Input('x7', (S8, [1, 80, 1, 2], 0.5, -8))
c8 = Parameter('c8', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 1, 0])
t9 = Output('t9', (S8, [1, 80, 1, 3], 0.5, -8))
x10 = Input('x10', (S8, [1, 1, 2, 129], 0.5, -8))
c11 = Parameter('c11', (I32, [4, 2]), [0, 0, 0, 0, 1, 0, 0, 0])
t12 = Output('t12', (S8, [1, 1, 3, 129], 0.5, -8))
model = Model()
model.Operation('PAD_V2', x1, c2, -5).To(t3)
model.Operation('PAD_V2', x4, c5, -5).To(t6)
model.Operation('PAD_V2', x7, c8, -5).To(t9)
model.Operation('PAD_V2', x10, c11, -5).To(t12)
Example({
    x1: packed('|i1',
    'c-n=_u@S&92n4X-e_9~ee*pu|1}Rmjr(8n_0WGp;G3P*Q_6NymZ|7`yQ39`o1x$}Gd)WW^0^>7OVg'
),
    t3: packed('|i1',
    'c-ocA!4<$D2n5mXzgi?HFN=Vdkj(8LCgNY!X@lYrxbkv(^v1|u7ZNNh^IouYAzq;pI<`%H{KI?z3&ewR'
),
    x4: packed('|i1',
    'c-m#lu@S&92n4X-e_9~ee*ptdpHhYN__BvR<r+c=XpudOIR{#^KS)M<J7>d-5_lynVEWG&KHo*0'
),
    t6: packed('|i1',
    'c-j?=0SW*i48!*S*KTt<&Zs+uQbGg87SZuW9%>WDR8mkOoe8Jt3B?j@Q{zsQa@~oSEQS!9RHpFV_6KgPpgS$!$qsCyi71jk6`X9;'
),
    x7: packed('|i1',
    'c-pngu@S&92n4X-e_9~eoF4<p5-C;a2#qkkzU+yfa-{?WVa%QtITu>9KS;8@J!ZozggF1_7Zh@fRs'
),
    t9: packed('|i1',
    'c-ozg!3_g32n6ZBTFl`?VT>J<5+bd5u`|m@Nh1XtEN2=|un*;oL<3PIu!PN-1e}Eo>hRK^3c2x{;Jk=afhO|ldy8U>g-`4uE~M~5'
    'Dj}#4*Z$+oMze%b&1qeu+1`n(6TArRwg1lk0`lY8#s'
),
    x10: (packed('|i1',
    'c-jre!4beP2m>(hKP{mozM257enJ#Ycug+&y0QIXPsNfE2D-9mGv{K}oIjT8=-`|WH2F0{'
) * 5)[:258],
    t12: packed('|i1',
    'c-q~|!41GL2n0d;uNDaQDTjfii%8kuJT~*=BnnEol}>RxvHU_$g;60YaAwa!&JnBGFErWFf!V*9ACUN7CI'
),
}, name='rest_signed').DisableLifeTimeVariation()
