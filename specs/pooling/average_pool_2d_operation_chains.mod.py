# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: what may follow it.

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

# A result depends on its neighbors: AVERAGE_POOL_2D, RESHAPE, TANH.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 2, 3, 0).To(t2)
model.Operation('RESHAPE', t2, [1, 4, 4, 4]).To(t3)
model.Operation('TANH', t3).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0Kfm`4hQJs9|z|C;`tW^;PB@V9rYOf^z7jr<?|Kz`|tYu_~8EM5Bmq;1L^M(65#Up1oY_%_zd9k>kReo`3?jde<*J', 0.0625
),
    t4: packed('<f4',
    'c-s5GyGTA~$@IRR0(1HrL)Y=X_+z2!vcYuTh0W1_KQ7Uck=bx?iCV1Mj<X*x&-;7wM35;5<5Aw0vvX8)QkSevwm7=F{jrfu_)YzC'
    '>yP>c_wC#F>}ugN^trIlRafu0%@(FNWj+GoGB0Ja1D)me9bXea_xha@w|37}9}Q%J!(Sz~{E@J4F}u(4$#+AVuJ8UpH+xlCroW;='
    '`~|C2{B0*5NU$~zlHu6%Wsh*rQJw<ZfAUN2+q0_M>(%Qj+`q~3e<jnb{r3Cz@7=#|pWXibc6;{&f&Kn{AZWXP|315YAOeW@0R=$F'
    '7L0)cK$Uy<?cZa!e;)u9f`Wq'
),
}, name='of_100').DisableLifeTimeVariation()

# A result depends on its neighbors: AVERAGE_POOL_2D, TRANSPOSE.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 2, 3, 0).To(t2)
model.Operation('TRANSPOSE', t2, [0, 2, 3, 1]).To(t3)
Example({
    x1: packed('|i1',
    'c-jF#0Kfn4AmbPU<^}Nb2Ib}K1`_)4<MZS2_Zam15D4Ys;r;6A=NaM)5dri7>E{Lv7$5HF>l790;TZb`8Wi&j^8oP9u_Lw', 0.0625
),
    t3: packed('<f4',
    'c-muN0D{of3=FG53@E*NHIi5;guglzDi;dDp->D~vWkIW6^H?)SFJ)43x)7kg+k>*AsDLPL7^an;c8Ps09Qm0i-*w#maGW}0=%>g'
    '6hyfeEXmS1&?PbTfx{}Tgoag1FD$7lP&wfxYT>c!>V^-cq7@0HQ#<y9z&;?dv$qGc_U+pXLU#M??I1FH?e^~3W4G7F&Tc<MvHku%'
    '`|N<qLF)Gd0LX}22m'
),
}, name='of_104').DisableLifeTimeVariation()

# A result depends on its neighbors: AVERAGE_POOL_2D, SIN.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 2, 3, 0).To(t2)
model.Operation('SIN', t2).To(t3)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkd`xX7+2O1jp<KPPy{_o@v`r-`);{o>r@(CI14d4dm4j1*{^AijM=;!q03-lKa=NbS0@E8gk_y_h40`T-6N+5>', 0.0625
),
    t2: packed('<f4',
    'c-muNKm)58LPHr=hk~fpK)?Xz0_jj71d)WmDv*X%p&)7%5P<cAXpsI@nED^EOt`_))DY6ZFd?B~!x00HRSHv8J67?|`Y^GT>(!!F'
    '6FgK!8M=09F@#!#I&dx6YNN1Cp`qjiL%|FSgAW%HHrVdBv)jMl)_(8){dTrM*8Y9=Kyr`$zJ2@cfY4^&etSERn!O;tJrD!=d-vNh'
    '*zMcDZy!(v0Cpu&Gy'
),
    t3: packed('<f4',
    'c-jE~0ssEI&+AFgC|3_xL;}KB<-?px5$~MEn}R1cmnGH?SEhpNQpNaHp$e^4AkZM;4yf)m@1coT-q8RH?$CahU%TavbQ`90jn$Ub'
    'cl$Thjm&kihR8V+qNhVsP9D_!iIJxpL=(;RE|1{#%a6-{{P2*C$SPUYvhx7X#*ZRSQ+<u!{EpH5S${l#^=4jwtbZZ_rxlYLU#bR}'
    '=V*fi;&iHxG#V8DVzw#&Qz%m|19Gt|6@4FnP{IIhl_)Rg%0#R^zCJ#_zdb*_zP~;_KEJ=ezCS*{zq~)bzP~=dKEFJ^zdt@azdk;^'
    'zP~=dKfgY|zdt^`zdisyzQ4Y{KEFPcX@Yk'
),
}, name='of_108').DisableLifeTimeVariation()

# A result depends on its neighbors: AVERAGE_POOL_2D, ADD.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 2, 3, 0).To(t2)
model.Operation('ADD', t2, t2, 3).To(t3)
Example({
    x1: packed('|i1',
    'c-jF#0Kfn5;0+S|Ao&{w_!9{49`gm@8T20R2omk#3i%l3@dEAx9Onc74g?b9<?9s@3LXXt|N8L&7xf4R?i(E%=H=zX;vFy', 0.0625
),
    t3: packed('<f4',
    'c-oDNAr8Vo5Jew?gd;SZ0D&cGNV-#9KX*W4xB>MX0ZDdEk5GxhppZQZf2v48Fh4W<=kGlDDyK-e<MD)CaVcT{C?`uZpFjAVfAZ&X'
    ';#OZ-QE}9M=fRq%z!QB33zp(v;`cl815CQAHe3!{TCil8sT;L^Vn)WCqZ1>=-e^mtRzs=0g?$6W&Lr0'
),
}, name='of_112').DisableLifeTimeVariation()

# A result depends on its neighbors: AVERAGE_POOL_2D, GATHER, RESHAPE, SPLIT.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (I32, [4]), [2, 0, 3, 1])
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Internal('t6', (U8, [1, 4, 4, 2], 0.5, 120))
t7 = Internal('t7', (U8, [1, 4, 4, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 2, 2, 0).To(t2)
model.Operation('GATHER', t2, 1, c3).To(t4)
model.Operation('RESHAPE', t4, [1, 4, 4, 4]).To(t5)
model.Operation('SPLIT', t5, 3, 2).To(t6, t7)
model.Operation('CONCATENATION', t7, t6, 3).To(t8)
Example({
    x1: packed('<i2',
    'c-mWN*D@zLX!`uEd)GQm-siDy{q*Dz@1o$HAyd}RtMQudnP@kA@q(od<v}fL3jA9Vl57j>7L@KOXe<cb7qe(`p)CW2008%RAA|'
),
    t8: packed('<i2',
    'c-m{~&uy7rSk~Vkom-RPU)fVKsUdArUtVi}S=+SynvRz8iILN%=M{C%@aZfmv|Tj0q^rKVXF^KP)V!Fgn$XmA1_}WHv*jM_'
),
}, name='of_59_quant8').AddVariations(signed(x1, t2, t4, t5, t6, t7, t8)).DisableLifeTimeVariation()
