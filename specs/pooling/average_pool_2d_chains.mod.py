# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D and what may follow it: every operation after every other.

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

# AVERAGE_POOL_2D, RESHAPE, TANH
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t1000 = Internal('t1000', (F32, [1, 4, 4, 4]))
where1001 = Parameter('where1001', (I32, [4]), [1, 4, 4, 4])
t1001 = Internal('t1001', (F32, [1, 4, 4, 4]))
t1002 = Output('t1002', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 1, 1, 2, 3, 0).To(t1000)
model.Operation('RESHAPE', t1000, where1001).To(t1001)
model.Operation('TANH', t1001).To(t1002)
Example({
    input: packed('|i1',
    'c-jF#0Kfm`4hQJs9|z|C;`tW^;PB@V9rYOf^z7jr<?|Kz`|tYu_~8EM5Bmq;1L^M(65#Up1oY_%_zd9k>kReo`3?jde<*J', 0.0625
),
    t1002: packed('<f4',
    'c-s5GyGTA~$@IRR0(1HrL)Y=X_+z2!vcYuTh0W1_KQ7Uck=bx?iCV1Mj<X*x&-;7wM35;5<5Aw0vvX8)QkSevwm7=F{jrfu_)YzC'
    '>yP>c_wC#F>}ugN^trIlRafu0%@(FNWj+GoGB0Ja1D)me9bXea_xha@w|37}9}Q%J!(Sz~{E@J4F}u(4$#+AVuJ8UpH+xlCroW;='
    '`~|C2{B0*5NU$~zlHu6%Wsh*rQJw<ZfAUN2+q0_M>(%Qj+`q~3e<jnb{r3Cz@7=#|pWXibc6;{&f&Kn{AZWXP|315YAOeW@0R=$F'
    '7L0)cK$Uy<?cZa!e;)u9f`Wq'
),
}, name='of_100').DisableLifeTimeVariation()

# AVERAGE_POOL_2D, TRANSPOSE
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t1040 = Internal('t1040', (F32, [1, 4, 4, 4]))
where1041 = Parameter('where1041', (I32, [4]), [0, 2, 3, 1])
t1041 = Output('t1041', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 1, 1, 2, 3, 0).To(t1040)
model.Operation('TRANSPOSE', t1040, where1041).To(t1041)
Example({
    input: packed('|i1',
    'c-jF#0Kfn4AmbPU<^}Nb2Ib}K1`_)4<MZS2_Zam15D4Ys;r;6A=NaM)5dri7>E{Lv7$5HF>l790;TZb`8Wi&j^8oP9u_Lw', 0.0625
),
    t1041: packed('<f4',
    'c-muN0D{of3=FG53@E*NHIi5;guglzDi;dDp->D~vWkIW6^H?)SFJ)43x)7kg+k>*AsDLPL7^an;c8Ps09Qm0i-*w#maGW}0=%>g'
    '6hyfeEXmS1&?PbTfx{}Tgoag1FD$7lP&wfxYT>c!>V^-cq7@0HQ#<y9z&;?dv$qGc_U+pXLU#M??I1FH?e^~3W4G7F&Tc<MvHku%'
    '`|N<qLF)Gd0LX}22m'
),
}, name='of_104').DisableLifeTimeVariation()

# AVERAGE_POOL_2D, SIN
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t1080 = Output('t1080', (F32, [1, 4, 4, 4]))
t1081 = Output('t1081', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 1, 1, 2, 3, 0).To(t1080)
model.Operation('SIN', t1080).To(t1081)
Example({
    input: packed('|i1',
    'c-jF#0Kfkd`xX7+2O1jp<KPPy{_o@v`r-`);{o>r@(CI14d4dm4j1*{^AijM=;!q03-lKa=NbS0@E8gk_y_h40`T-6N+5>', 0.0625
),
    t1080: packed('<f4',
    'c-muNKm)58LPHr=hk~fpK)?Xz0_jj71d)WmDv*X%p&)7%5P<cAXpsI@nED^EOt`_))DY6ZFd?B~!x00HRSHv8J67?|`Y^GT>(!!F'
    '6FgK!8M=09F@#!#I&dx6YNN1Cp`qjiL%|FSgAW%HHrVdBv)jMl)_(8){dTrM*8Y9=Kyr`$zJ2@cfY4^&etSERn!O;tJrD!=d-vNh'
    '*zMcDZy!(v0Cpu&Gy'
),
    t1081: packed('<f4',
    'c-jE~0ssEI&+AFgC|3_xL;}KB<-?px5$~MEn}R1cmnGH?SEhpNQpNaHp$e^4AkZM;4yf)m@1coT-q8RH?$CahU%TavbQ`90jn$Ub'
    'cl$Thjm&kihR8V+qNhVsP9D_!iIJxpL=(;RE|1{#%a6-{{P2*C$SPUYvhx7X#*ZRSQ+<u!{EpH5S${l#^=4jwtbZZ_rxlYLU#bR}'
    '=V*fi;&iHxG#V8DVzw#&Qz%m|19Gt|6@4FnP{IIhl_)Rg%0#R^zCJ#_zdb*_zP~;_KEJ=ezCS*{zq~)bzP~=dKEFJ^zdt@azdk;^'
    'zP~=dKfgY|zdt^`zdisyzQ4Y{KEFPcX@Yk'
),
}, name='of_108').DisableLifeTimeVariation()

# AVERAGE_POOL_2D, ADD
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t1120 = Internal('t1120', (F32, [1, 4, 4, 4]))
t1121 = Output('t1121', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 1, 1, 2, 3, 0).To(t1120)
model.Operation('ADD', t1120, t1120, 3).To(t1121)
Example({
    input: packed('|i1',
    'c-jF#0Kfn5;0+S|Ao&{w_!9{49`gm@8T20R2omk#3i%l3@dEAx9Onc74g?b9<?9s@3LXXt|N8L&7xf4R?i(E%=H=zX;vFy', 0.0625
),
    t1121: packed('<f4',
    'c-oDNAr8Vo5Jew?gd;SZ0D&cGNV-#9KX*W4xB>MX0ZDdEk5GxhppZQZf2v48Fh4W<=kGlDDyK-e<MD)CaVcT{C?`uZpFjAVfAZ&X'
    ';#OZ-QE}9M=fRq%z!QB33zp(v;`cl815CQAHe3!{TCil8sT;L^Vn)WCqZ1>=-e^mtRzs=0g?$6W&Lr0'
),
}, name='of_112').DisableLifeTimeVariation()
