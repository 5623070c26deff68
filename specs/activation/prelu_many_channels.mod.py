# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: more channels than a block has.

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

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2, 48]))
c2 = Parameter('c2', (F32, [48]), packed('|i1',
    'c-jrdK@I>g1O&jW73Ke*r6k%p%^v9*gII2@F+Bnar4n1_!fD0)1+S|--H#DD', 0.5
))
t3 = Output('t3', (F32, [1, 1, 2, 48]))
x4 = Input('x4', (F32, [1, 40, 1, 2]))
c5 = Parameter('c5', (F32, [40, 1, 1]), packed('|i1',
    'c-jrgK@I>Q2m`P%aLE5Z3u;7rEhaSQf@2W39lH(%%&z922uU%u2MVVRHU', 0.5
))
t6 = Output('t6', (F32, [1, 40, 1, 2]))
x7 = Input('x7', (F32, [1, 80, 1, 2]))
c8 = Parameter('c8', (F32, [80, 1, 1]), packed('|i1',
    'c-m#lF%G~m2m?T2Qv(10EF`Ejd*{=!k4l$$aJ$06^o@nb@Xo@iHi6~T*p&!LQ7UC_0sr{}R%{w^', 0.5
))
t9 = Output('t9', (F32, [1, 80, 1, 2]))
x10 = Input('x10', (F32, [1, 1, 2, 129]))
c11 = Parameter('c11', (F32, [129]), packed('|i1',
    'c-pOt(G3702*tt!5%ymel*lo}{WWds6eKK6ooe8^LN(-kOfVwsU}Gs>Z`>>;XmqwtasOfd08{xXxc', 0.5
))
t12 = Output('t12', (F32, [1, 1, 2, 129]))
model = Model()
model.Operation('PRELU', x1, c2).To(t3)
model.Operation('PRELU', x4, c5).To(t6)
model.Operation('PRELU', x7, c8).To(t9)
model.Operation('PRELU', x10, c11).To(t12)
Example({
    x1: packed('|i1',
    'c-n=_!41GL2n0dhK``{+EZ8W-9ptwfX+g`WF-ea=LPZ5r=9E5)z7?`vc_Dps@iD%$c&ZKm^9K-)Abb', 0.5
),
    t3: packed('|i1',
    'c-ke)ArC-M6b8`k?sMJQH@kaD&=gS={dG+gMU!O3^Cn>G*^Yp1UMK48A;>JIreYTzdS@o<K@XbT@IvQ1N)&{p5?c=nIK=U!#xKV|'
    'qxtf_m{b$}0nAGj%K', 0.25
),
    x4: packed('|i1',
    'c-m#lF%G~m2n0dhK`{LPvtXkT_vuz6Ef*i-JBz2<K+CByNsmB6MFmslls<~S6|!A<A${{de?2)HY5', 0.5
),
    t6: packed('|i1',
    'c-mv(W8vaq`Sq8N<;DpK9wru^6aPN_=3%=aASA@Z!NkGF!N$aD$RohQ_To1O(~oOB0zzzT0vs$L0RaORu;zFF`B*f5{sC!z@CN`n'
    'Ar$x', 0.25
),
    x7: packed('|i1',
    'c-pm#!41GL2*kueFR=fzkVK^{(Vr#T^w8}Fho)~VJjB}zr!ED|uI88sNij8*E>3%o$sPKA{s8k}HQ@', 0.5
),
    t9: packed('|i1',
    'c-rF;5Mq-P;9wD8VN(#$V&P-q;$ivqmyhMfi4QzXEIbGPefrD8<{%&>#PorQgN=iY>Gw4rpjr-A4yGrccz~L<Aeui2+<|E3W8`Cb'
    '^!f`(^N#Naze6=YfN1{z6QudYBMzn?V9kVW1_09QDJB', 0.25
),
    x10: (packed('|i1',
    'c-jrgQ4Rnw1O(Aos@(swv{LmqdBfDH2CgeqQ_jZ(17QanOYwT+W+_3VvvrO;1qsUsdb$)=', 0.5
) * 5)[:258],
    t12: packed('|i1',
    'c-pPYF$#b%3;;j~F$M_|I{Sd)<mmrj;3N(X9Rvjz6^B|xwDb$E2S>n{DAJuVxI@%XP{t1$U9iMLP@WR!-V31Eyb3~{8Ur0LG5wM)'
    '!#Tw~rtGy&*?)O&UCcu`Kxm8ErySOw@(W^!LMi', 0.25
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 48], 0.5, 120))
c2 = Parameter('c2', (U8, [48], 0.5, 120), packed('<i2',
    'c-oc5!41GL2n4W>3<U`thbU~GtWdukUz&O&TSB8LvkO77h|r#-Tfy&^?^HfN9c{`Mxc'
))
t3 = Output('t3', (U8, [1, 1, 2, 48], 0.5, 120))
x4 = Input('x4', (U8, [1, 40, 1, 2], 0.5, 120))
c5 = Parameter('c5', (U8, [40, 1, 1], 0.5, 120), packed('<i2',
    'c-pIKsH!e#D5|Qjs;#RkE3dCAE-b05tg0(0FD$PE$}~1s7F5<$*Dw$X0DGho_5'
))
t6 = Output('t6', (U8, [1, 40, 1, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 80, 1, 2], 0.5, 120))
c8 = Parameter('c8', (U8, [80, 1, 1], 0.5, 120), packed('<i2',
    'c-pPYF%G~m2n4}A8QUm`JA&coai2EZu7<k8b!0VX1qzg!*mx4RZLFc`NU>pgPPdB(gKmd_Uwr-C3*0{?@c'
))
t9 = Output('t9', (U8, [1, 80, 1, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 1, 2, 129], 0.5, 120))
c11 = Parameter('c11', (U8, [129], 0.5, 120), packed('<i2',
    'c-qB_!41GL2*f%vB&djk64<;9QK|Q`Y+V~!c(^HN!DWZZQ2VOD2&#pHCvoe+W=TVmvgVZT56;)$djVrUJuv'
))
t12 = Output('t12', (U8, [1, 1, 2, 129], 0.5, 120))
model = Model()
model.Operation('PRELU', x1, c2).To(t3)
model.Operation('PRELU', x4, c5).To(t6)
model.Operation('PRELU', x7, c8).To(t9)
model.Operation('PRELU', x10, c11).To(t12)
Example({
    x1: packed('<i2',
    'c-pm#!41GL2*f%vNl?)pl)&cA27T2p%aXwq8<sBB4MBJ~Y-G`O1@u_^tl$Y!lbcWSw#_v(@jYKZ^8&7`Eqn'
),
    t3: packed('<i2',
    'c-pngu?|2$5Jgd+sZb~sB-@Bx$-EiQY$6I#C=@;y@eOWylOy16YogYkv(#d0Di-O`QBB&Oo;A7Q8HWeVm<UTVx)T)eise9!FODC^'
    '_Ttc(EET=@xf||^E#?'
),
    x4: packed('<i2',
    'c-pOtF%G~m2*mniNKg?6A@K8N?;1~*C1YbHUfq~1X-HDmbgFJ63lBHtEV#@tIo3WZa01o9e||3W0ovRp>H'
),
    t6: packed('<i2',
    'c-pPYI|_g>5JgcJnnKXRLJ%Pz=Dl$;0ZR+rvBWia%L@k;hau&PIh-c2Q1)aTy){u$Dus_ZxF(f2nK#lEefW(JZ>8djx#J}dKlcLK'
    'o+bM'
),
    x7: packed('<i2',
    'c-qa2!41GL2*f%vB&djk64<;fQK|Q`WM5YMszAZ177m`otp}SW4N1zHW4etjJlvFXTG?ST^!fSv`CeJbOW^'
),
    t9: packed('<i2',
    'c-qa)y%In$5CmWksZi(`gJC9q!rWb4E)`9Bk1Is4wbd5;&9XS!#h@S^;?d&9s27W6t{9NBby%2AaSjw1G6cHduniU3fdlptE2$#3'
    'V6o}P8>dq?y||8eop0PV2IdEUKPNxW1&mir4*'
),
    x10: (packed('<i2',
    'c-p0j!41GL2*f%vB&djk64*TKP`@nOO*soLJ50vfR|O_eEgXD_R}VHz8j_SX=X4uccszf&W>6gN'
) * 5)[:258],
    t12: packed('<i2',
    'c-rO5ISPO<5I|9nDkvf@pfXWraWZMF6f8Wj3Auuuzx?nR1=NUF7Hns=z|Mr?xNRU$yOM66`U(_DPdS`&X(3>V!or{6Q*h}LZZZbD'
    'GKPq!r%kwaGb&FBL&k3W2p7Na1xxdL0{'
),
}, name='rest_quant8').AddVariations(signed(x1, c2, t3, x4, c5, t6, x7, c8, t9, x10, c11, t12)).DisableLifeTimeVariation()
