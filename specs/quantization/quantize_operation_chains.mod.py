# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# QUANTIZE: what may follow it.

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


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A result depends on its neighbors: QUANTIZE, DEPTHWISE_CONV_2D, HARD_SWISH, SUB, GATHER,
# MINIMUM, SUB, CHANNEL_SHUFFLE, DEPTHWISE_CONV_2D, SELECT, MAXIMUM, MAXIMUM.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
c5 = Parameter('c5', (I32, [4], 0.5, 0), [-4, -8, 4, 12])
t6 = Output('t6', (U8, [1, 4, 4, 4], 0.5, 120))
t7 = Output('t7', (U8, [1, 4, 4, 4], 0.5, 120))
c8 = Parameter('c8', (U8, [4], 0.5, 120), [105, 135, 129, 100])
t9 = Output('t9', (U8, [1, 4, 4, 4], 0.5, 120))
c10 = Parameter('c10', (I32, [4]), [2, 0, 3, 1])
t11 = Output('t11', (U8, [1, 4, 4, 4], 0.5, 120))
c12 = Parameter('c12', (U8, [4], 0.5, 120), [101, 127, 152, 90])
t13 = Output('t13', (U8, [1, 4, 4, 4], 0.5, 120))
c14 = Parameter('c14', (U8, [4], 0.5, 120), [130, 110, 113, 128])
t15 = Output('t15', (U8, [1, 4, 4, 4], 0.5, 120))
t16 = Output('t16', (U8, [1, 4, 4, 4], 0.5, 120))
c17 = Parameter('c17', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
c18 = Parameter('c18', (I32, [4], 0.5, 0), [-4, 4, 8, 0])
t19 = Output('t19', (U8, [1, 4, 4, 4], 0.5, 120))
c20 = Parameter('c20', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWME)q1QH+srhx=V3?vF+foUiK=Q2R`000D403!'
))
c21 = Parameter('c21', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-o6C%!}x3TV66TDkncJYHn)d+$lXXXUvR_53iY272P^JHn?eKYEfH%|AhF)>0v27i>m4-wPuw!H&mr9Z?2uRfPq2)0JWYUL;'
))
t22 = Output('t22', (U8, [1, 4, 4, 4], 0.5, 120))
t23 = Output('t23', (U8, [1, 4, 4, 4], 0.5, 120))
t24 = Output('t24', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
model.Operation('QUANTIZE', t2).To(t3)
model.Operation('DEPTHWISE_CONV_2D', t3, c4, c5, 1, 1, 1, 1, 0).To(t6)
model.Operation('HARD_SWISH', t6).To(t7)
model.Operation('SUB', t7, c8, 0).To(t9)
model.Operation('GATHER', t9, 2, c10).To(t11)
model.Operation('MINIMUM', t11, c12).To(t13)
model.Operation('SUB', t13, c14, 0).To(t15)
model.Operation('CHANNEL_SHUFFLE', t15, 2, 3).To(t16)
model.Operation('DEPTHWISE_CONV_2D', t16, c17, c18, 1, 1, 1, 1, 0).To(t19)
model.Operation('SELECT', c20, t19, c21).To(t22)
model.Operation('MAXIMUM', t22, t22).To(t23)
model.Operation('MAXIMUM', t23, t23).To(t24)
Example({
    x1: packed('<i2',
    'c-mXE!NYBX&8}GuZoci2Yu$PaHZAM+aEU7_U9fUPS!+?)lJKswcz65!*^>&oV-u#=^(Vx-gqHYk51te5vDnsqDg%W805RtsW&'
),
    t3: packed('<i2',
    'c-mXE!NYBX&8}GuZoci2Yu$PaHZAM+aEU7_U9fUPS!+?)lJKswcz65!*^>&oV-u#=^(Vx-gqHYk51te5vDnsqDg%W805RtsW&'
),
    t6: packed('<i2',
    'c-ot{!Y62r$-ZSZc7c;amwL_2S+#1qi%n8p;f%F=ifYS}7WnryMcX@9Pwy(39vLyat2-hwATTHRu>X|kkol(G3mGT`07xetrT'
),
    t7: packed('<i2',
    'c-ot{qM~9=#lB_L6%~^!mR8KHShZ?;MMXtj#f-IkDr(Cs7F6^#0r^$ayUKy$v%9)0z~FGjl!}V^6%`8^C<FlW?jk7'
),
    t9: packed('<i2',
    'c-mV#Grwnd=GI+Znfc4xr{%A0pS^H(duINm_Rb|2+Vk>y)@Qa(1M>TpRp$Z4C(WCcncoBCUvF>C?^&0bzm<VP001?uBG~'
),
    t11: packed('<i2',
    'c-rgA%wN8CW`0lmwEVTZGq>()?_6@BefGlD?Rj}U?V0(LmR0AiUZ2@Itvz$nJRrZXy*0mQR%U+By3G8oK>l?G3IPB$aU$6'
),
    t13: packed('<i2',
    'c-l+N%#TW~hvLi`KpKkk@_>AxST%@l1>#8%K3E+BGf)Ts7d;xN'
),
    t15: packed('<i2',
    'c-o6DE(?n8gyQ1)KpKiGN`ZW!SSyI`0pghuK3E+BGf)Ts5gi(s'
),
    t16: packed('<i2',
    'c-o6DD-Mb->xAI>K=%Aj2rjJviUIkhtwGT}Kze2|gb!9*495%<0ss+u8kh'
),
    t19: packed('<i2',
    'c-jlEniv!g!i%eeN@^M^!WRSCl?^~KD1SnAQ25+x1iuQxhVdCF1OSA(8`='
),
    t22: packed('<i2',
    'c-o7t%8LlEnpiS1Dknd!rXjU)?!=&(l{2Hm!>fZzYFaB|gR6tW=e7lfS5-Hb)HL)gssi$}s)HJ;s+Tv{PFlb~ApijNfgMK'
),
    t23: packed('<i2',
    'c-o7t%8LlEnpiS1Dknd!rXjU)?!=&(l{2Hm!>fZzYFaB|gR6tW=e7lfS5-Hb)HL)gssi$}s)HJ;s+Tv{PFlb~ApijNfgMK'
),
    t24: packed('<i2',
    'c-o7t%8LlEnpiS1Dknd!rXjU)?!=&(l{2Hm!>fZzYFaB|gR6tW=e7lfS5-Hb)HL)gssi$}s)HJ;s+Tv{PFlb~ApijNfgMK'
),
}, name='of_3_quant8').AddVariations(signed(x1, t3, c4, t6, t7, c8, t9, t11, c12, t13, c14, t15, t16, c17, t19, c21, t22, t23, t24)).DisableLifeTimeVariation()

# A result depends on its neighbors: QUANTIZE, AVERAGE_POOL_2D, SPLIT, MUL, DEPTHWISE_CONV_2D,
# MAXIMUM, RELU6, RESHAPE, RESIZE_NEAREST_NEIGHBOR, RELU6, ADD, ADD.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 4, 4, 2], 0.5, 120))
t6 = Internal('t6', (U8, [1, 4, 4, 2], 0.5, 120))
t7 = Output('t7', (U8, [1, 4, 4, 4], 0.5, 120))
c8 = Parameter('c8', (U8, [4], 0.5, 7), [5, 7, 7, 9])
t9 = Output('t9', (U8, [1, 4, 4, 4], 0.5, 120))
c10 = Parameter('c10', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
c11 = Parameter('c11', (I32, [4], 0.5, 0), [-12, 12, 8, 0])
t12 = Output('t12', (U8, [1, 4, 4, 4], 0.5, 120))
t13 = Output('t13', (U8, [1, 4, 4, 4], 0.5, 120))
t14 = Output('t14', (U8, [1, 4, 4, 4], 0.5, 120))
t15 = Output('t15', (U8, [1, 4, 4, 4], 0.5, 120))
t16 = Output('t16', (U8, [1, 4, 4, 4], 0.5, 120))
t17 = Output('t17', (U8, [1, 4, 4, 4], 0.5, 120))
c18 = Parameter('c18', (U8, [4], 0.5, 120), [119, 115, 108, 121])
t19 = Output('t19', (U8, [1, 4, 4, 4], 0.5, 120))
c20 = Parameter('c20', (U8, [4], 0.5, 120), [116, 108, 100, 115])
t21 = Output('t21', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
model.Operation('QUANTIZE', t2).To(t3)
model.Operation('AVERAGE_POOL_2D', t3, 1, 1, 1, 2, 2, 0).To(t4)
model.Operation('SPLIT', t4, 3, 2).To(t5, t6)
model.Operation('CONCATENATION', t6, t5, 3).To(t7)
model.Operation('MUL', t7, c8, 0).To(t9)
model.Operation('DEPTHWISE_CONV_2D', t9, c10, c11, 1, 1, 1, 1, 0).To(t12)
model.Operation('MAXIMUM', t12, t12).To(t13)
model.Operation('RELU6', t13).To(t14)
model.Operation('RESHAPE', t14, [1, 4, 4, 4]).To(t15)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t15, 4, 4, False).To(t16)
model.Operation('RELU6', t16).To(t17)
model.Operation('ADD', t17, c18, 0).To(t19)
model.Operation('ADD', t19, c20, 0).To(t21)
Example({
    x1: packed('<i2',
    'c-o6^-x<{&ZMW0Mt9$06*68#_i~5@PglFW>m^CkTp^bN2a(PRpO>sh-o#T%5n23pOEmJe%_XJg!C4{$>$NKECXP^)O06ec9k^'
),
    t3: packed('<i2',
    'c-o6^-x<{&ZMW0Mt9$06*68#_i~5@PglFW>m^CkTp^bN2a(PRpO>sh-o#T%5n23pOEmJe%_XJg!C4{$>$NKECXP^)O06ec9k^'
),
    t4: packed('<i2',
    'c-os-UftN0TGG{(SyH_yA-Jr*vaF&wv!kFirnju#E3d7hq^K}8ysa$Ee^F*k(DI}O#f4dYAq{15feWHzefHQhPzV70V;t-'
),
    t7: packed('<i2',
    'c-pIOoLFAc)s<RO-IW<!wkV;jqQ0`Dpg6O)tTZOCt=_Asu%e``EH!*lW|;r-q?n+>tOdmlWqlzFqT>Sh*vI-XPzV73u^j9'
),
    t9: packed('<i2',
    'c-p1LTM9$~06<ZTvI&w`%8w5vW#&sEho({XVXy4Lty6bl{n0-@7wyhAJm1lr#DC^5bxIad9!w)uP7#s>FS`MiV;jK'
),
    t12: packed('<i2',
    'c-qTsX(%sfX-Ea)%!w@x33)9Il`%kecuPY}SxbXgQA<NfTuVc^Q%i%tZA(K?aZ5vSN=rkCOG`tbMoWVa1BCzp#G@QR'
),
    t13: packed('<i2',
    'c-qTsX(%sfX-Ea)%!w@x33)9Il`%kecuPY}SxbXgQA<NfTuVc^Q%i%tZA(K?aZ5vSN=rkCOG`tbMoWVa1BCzp#G@QR'
),
    t14: packed('<i2',
    'c-pIIX{e}x;uZ*9S%D-*2s2O!0M5c6P5'
),
    t15: packed('<i2',
    'c-pIIX{e}x;uZ*9S%D-*2s2O!0M5c6P5'
),
    t16: packed('<i2',
    'c-pIIX{e}x;uZ*9S%D-*2s2O!0M5c6P5'
),
    t17: packed('<i2',
    'c-pIIX{e}x;uZ*9S%D-*2s2O!0M5c6P5'
),
    t19: packed('<i2',
    'c-kwkFR3ht;${e4RgNS^2s2O!0BAxUJ^'
),
    t21: packed('|i1',
    'c-kv2PADmc;(7>OT8tz{2m=6xS{tq'
),
}, name='of_9_quant8').AddVariations(signed(x1, t3, t4, t5, t6, t7, c8, t9, c10, t12, t13, t14, t15, t16, t17, c18, t19, c20, t21)).DisableLifeTimeVariation()

# A result depends on its neighbors: QUANTIZE, PRELU, RESIZE_NEAREST_NEIGHBOR, MUL, ADD, GATHER,
# MAXIMUM, QUANTIZE, CHANNEL_SHUFFLE, MAX_POOL_2D, MUL, RESHAPE.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (U8, [4], 0.015625, 128), [164, 186, 80, 70])
t5 = Internal('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Internal('t6', (U8, [1, 4, 4, 4], 0.5, 120))
c7 = Parameter('c7', (U8, [4], 0.5, 7), [9, 5, 9, 7])
t8 = Internal('t8', (U8, [1, 4, 4, 4], 0.5, 120))
c9 = Parameter('c9', (U8, [4], 0.5, 120), [101, 119, 109, 135])
t10 = Internal('t10', (U8, [1, 4, 4, 4], 0.5, 120))
c11 = Parameter('c11', (I32, [4]), [2, 0, 3, 1])
t12 = Internal('t12', (U8, [1, 4, 4, 4], 0.5, 120))
t13 = Internal('t13', (U8, [1, 4, 4, 4], 0.5, 120))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
t15 = Internal('t15', (U8, [1, 4, 4, 4], 0.5, 120))
t16 = Internal('t16', (U8, [1, 4, 4, 4], 0.5, 120))
t17 = Internal('t17', (U8, [1, 4, 4, 4], 0.5, 120))
c18 = Parameter('c18', (U8, [4], 0.5, 7), [9, 5, 9, 9])
t19 = Internal('t19', (U8, [1, 4, 4, 4], 0.5, 120))
t20 = Output('t20', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
model.Operation('QUANTIZE', t2).To(t3)
model.Operation('PRELU', t3, c4).To(t5)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t5, 4, 4, False).To(t6)
model.Operation('MUL', t6, c7, 0).To(t8)
model.Operation('ADD', t8, c9, 0).To(t10)
model.Operation('GATHER', t10, 2, c11).To(t12)
model.Operation('MAXIMUM', t12, t12).To(t13)
model.Operation('DEQUANTIZE', t13).To(t14)
model.Operation('QUANTIZE', t14).To(t15)
model.Operation('CHANNEL_SHUFFLE', t15, 2, 3).To(t16)
model.Operation('MAX_POOL_2D', t16, 1, 1, 1, 3, 2, 0).To(t17)
model.Operation('MUL', t17, c18, 0).To(t19)
model.Operation('RESHAPE', t19, [1, 4, 4, 4]).To(t20)
Example({
    x1: packed('<i2',
    'c-o67Te^GAc8^@U^rUXPz{Gjg`(k%4%b&1pap$rbE!!5AB{gR+57?Dk5fx##cJZ3T-n#ZVjfDyJEroNc7DlXH-^xHC002Z3Ad~'
),
    t20: packed('<i2',
    'c-or~+SWcHbXNP!Fd&Yc1!PYF<H?crV4NKe<okedFBoUXXS8SgfN*bnA`mlB2mq#v9-j'
),
}, name='of_11_quant8').AddVariations(signed(x1, t3, c4, t5, t6, c7, t8, c9, t10, t12, t13, t15, t16, t17, c18, t19, t20)).DisableLifeTimeVariation()
