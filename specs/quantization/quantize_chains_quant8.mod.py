# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# QUANTIZE and what may follow it: every operation after every other.

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

# QUANTIZE, DEPTHWISE_CONV_2D, HARD_SWISH, SUB, GATHER, MINIMUM, SUB, CHANNEL_SHUFFLE,
# DEPTHWISE_CONV_2D, SELECT, MAXIMUM, MAXIMUM
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
real30 = Internal('real30', (F32, [1, 4, 4, 4]))
t30 = Output('t30', (U8, [1, 4, 4, 4], 0.5, 120))
filter31 = Parameter('filter31', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias31 = Parameter('bias31', (I32, [4], 0.5, 0), [-4, -8, 4, 12])
t31 = Output('t31', (U8, [1, 4, 4, 4], 0.5, 120))
t32 = Output('t32', (U8, [1, 4, 4, 4], 0.5, 120))
c33 = Parameter('c33', (U8, [4], 0.5, 120), [105, 135, 129, 100])
t33 = Output('t33', (U8, [1, 4, 4, 4], 0.5, 120))
places34 = Parameter('places34', (I32, [4]), [2, 0, 3, 1])
t34 = Output('t34', (U8, [1, 4, 4, 4], 0.5, 120))
c35 = Parameter('c35', (U8, [4], 0.5, 120), [101, 127, 152, 90])
t35 = Output('t35', (U8, [1, 4, 4, 4], 0.5, 120))
c36 = Parameter('c36', (U8, [4], 0.5, 120), [130, 110, 113, 128])
t36 = Output('t36', (U8, [1, 4, 4, 4], 0.5, 120))
t37 = Output('t37', (U8, [1, 4, 4, 4], 0.5, 120))
filter38 = Parameter('filter38', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
bias38 = Parameter('bias38', (I32, [4], 0.5, 0), [-4, 4, 8, 0])
t38 = Output('t38', (U8, [1, 4, 4, 4], 0.5, 120))
choice39 = Parameter('choice39', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWME)q1QH+srhx=V3?vF+foUiK=Q2R`000D403!'
))
other39 = Parameter('other39', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-o6C%!}x3TV66TDkncJYHn)d+$lXXXUvR_53iY272P^JHn?eKYEfH%|AhF)>0v27i>m4-wPuw!H&mr9Z?2uRfPq2)0JWYUL;'
))
t39 = Output('t39', (U8, [1, 4, 4, 4], 0.5, 120))
t40 = Output('t40', (U8, [1, 4, 4, 4], 0.5, 120))
t41 = Output('t41', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('DEQUANTIZE', input).To(real30)
model.Operation('QUANTIZE', real30).To(t30)
model.Operation('DEPTHWISE_CONV_2D', t30, filter31, bias31, 1, 1, 1, 1, 0).To(t31)
model.Operation('HARD_SWISH', t31).To(t32)
model.Operation('SUB', t32, c33, 0).To(t33)
model.Operation('GATHER', t33, 2, places34).To(t34)
model.Operation('MINIMUM', t34, c35).To(t35)
model.Operation('SUB', t35, c36, 0).To(t36)
model.Operation('CHANNEL_SHUFFLE', t36, 2, 3).To(t37)
model.Operation('DEPTHWISE_CONV_2D', t37, filter38, bias38, 1, 1, 1, 1, 0).To(t38)
model.Operation('SELECT', choice39, t38, other39).To(t39)
model.Operation('MAXIMUM', t39, t39).To(t40)
model.Operation('MAXIMUM', t40, t40).To(t41)
Example({
    input: packed('<i2',
    'c-mXE!NYBX&8}GuZoci2Yu$PaHZAM+aEU7_U9fUPS!+?)lJKswcz65!*^>&oV-u#=^(Vx-gqHYk51te5vDnsqDg%W805RtsW&'
),
    t30: packed('<i2',
    'c-mXE!NYBX&8}GuZoci2Yu$PaHZAM+aEU7_U9fUPS!+?)lJKswcz65!*^>&oV-u#=^(Vx-gqHYk51te5vDnsqDg%W805RtsW&'
),
    t31: packed('<i2',
    'c-ot{!Y62r$-ZSZc7c;amwL_2S+#1qi%n8p;f%F=ifYS}7WnryMcX@9Pwy(39vLyat2-hwATTHRu>X|kkol(G3mGT`07xetrT'
),
    t32: packed('<i2',
    'c-ot{qM~9=#lB_L6%~^!mR8KHShZ?;MMXtj#f-IkDr(Cs7F6^#0r^$ayUKy$v%9)0z~FGjl!}V^6%`8^C<FlW?jk7'
),
    t33: packed('<i2',
    'c-mV#Grwnd=GI+Znfc4xr{%A0pS^H(duINm_Rb|2+Vk>y)@Qa(1M>TpRp$Z4C(WCcncoBCUvF>C?^&0bzm<VP001?uBG~'
),
    t34: packed('<i2',
    'c-rgA%wN8CW`0lmwEVTZGq>()?_6@BefGlD?Rj}U?V0(LmR0AiUZ2@Itvz$nJRrZXy*0mQR%U+By3G8oK>l?G3IPB$aU$6'
),
    t35: packed('<i2',
    'c-l+N%#TW~hvLi`KpKkk@_>AxST%@l1>#8%K3E+BGf)Ts7d;xN'
),
    t36: packed('<i2',
    'c-o6DE(?n8gyQ1)KpKiGN`ZW!SSyI`0pghuK3E+BGf)Ts5gi(s'
),
    t37: packed('<i2',
    'c-o6DD-Mb->xAI>K=%Aj2rjJviUIkhtwGT}Kze2|gb!9*495%<0ss+u8kh'
),
    t38: packed('<i2',
    'c-jlEniv!g!i%eeN@^M^!WRSCl?^~KD1SnAQ25+x1iuQxhVdCF1OSA(8`='
),
    t39: packed('<i2',
    'c-o7t%8LlEnpiS1Dknd!rXjU)?!=&(l{2Hm!>fZzYFaB|gR6tW=e7lfS5-Hb)HL)gssi$}s)HJ;s+Tv{PFlb~ApijNfgMK'
),
    t40: packed('<i2',
    'c-o7t%8LlEnpiS1Dknd!rXjU)?!=&(l{2Hm!>fZzYFaB|gR6tW=e7lfS5-Hb)HL)gssi$}s)HJ;s+Tv{PFlb~ApijNfgMK'
),
    t41: packed('<i2',
    'c-o7t%8LlEnpiS1Dknd!rXjU)?!=&(l{2Hm!>fZzYFaB|gR6tW=e7lfS5-Hb)HL)gssi$}s)HJ;s+Tv{PFlb~ApijNfgMK'
),
}, name='of_3').AddVariations(signed(input, t30, filter31, t31, t32, c33, t33, t34, c35, t35, c36, t36, t37, filter38, t38, other39, t39, t40, t41)).DisableLifeTimeVariation()

# QUANTIZE, AVERAGE_POOL_2D, SPLIT, MUL, DEPTHWISE_CONV_2D, MAXIMUM, RELU6, RESHAPE,
# RESIZE_NEAREST_NEIGHBOR, RELU6, ADD, ADD
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
real90 = Internal('real90', (F32, [1, 4, 4, 4]))
t90 = Output('t90', (U8, [1, 4, 4, 4], 0.5, 120))
t91 = Output('t91', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_92 = Internal('part_0_92', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_92 = Internal('part_1_92', (U8, [1, 4, 4, 2], 0.5, 120))
t92 = Output('t92', (U8, [1, 4, 4, 4], 0.5, 120))
c93 = Parameter('c93', (U8, [4], 0.5, 7), [5, 7, 7, 9])
t93 = Output('t93', (U8, [1, 4, 4, 4], 0.5, 120))
filter94 = Parameter('filter94', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias94 = Parameter('bias94', (I32, [4], 0.5, 0), [-12, 12, 8, 0])
t94 = Output('t94', (U8, [1, 4, 4, 4], 0.5, 120))
t95 = Output('t95', (U8, [1, 4, 4, 4], 0.5, 120))
t96 = Output('t96', (U8, [1, 4, 4, 4], 0.5, 120))
where97 = Parameter('where97', (I32, [4]), [1, 4, 4, 4])
t97 = Output('t97', (U8, [1, 4, 4, 4], 0.5, 120))
t98 = Output('t98', (U8, [1, 4, 4, 4], 0.5, 120))
t99 = Output('t99', (U8, [1, 4, 4, 4], 0.5, 120))
c100 = Parameter('c100', (U8, [4], 0.5, 120), [119, 115, 108, 121])
t100 = Output('t100', (U8, [1, 4, 4, 4], 0.5, 120))
c101 = Parameter('c101', (U8, [4], 0.5, 120), [116, 108, 100, 115])
t101 = Output('t101', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('DEQUANTIZE', input).To(real90)
model.Operation('QUANTIZE', real90).To(t90)
model.Operation('AVERAGE_POOL_2D', t90, 1, 1, 1, 2, 2, 0).To(t91)
model.Operation('SPLIT', t91, 3, 2).To(part_0_92, part_1_92)
model.Operation('CONCATENATION', part_1_92, part_0_92, 3).To(t92)
model.Operation('MUL', t92, c93, 0).To(t93)
model.Operation('DEPTHWISE_CONV_2D', t93, filter94, bias94, 1, 1, 1, 1, 0).To(t94)
model.Operation('MAXIMUM', t94, t94).To(t95)
model.Operation('RELU6', t95).To(t96)
model.Operation('RESHAPE', t96, where97).To(t97)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t97, 4, 4, False).To(t98)
model.Operation('RELU6', t98).To(t99)
model.Operation('ADD', t99, c100, 0).To(t100)
model.Operation('ADD', t100, c101, 0).To(t101)
Example({
    input: packed('<i2',
    'c-o6^-x<{&ZMW0Mt9$06*68#_i~5@PglFW>m^CkTp^bN2a(PRpO>sh-o#T%5n23pOEmJe%_XJg!C4{$>$NKECXP^)O06ec9k^'
),
    t90: packed('<i2',
    'c-o6^-x<{&ZMW0Mt9$06*68#_i~5@PglFW>m^CkTp^bN2a(PRpO>sh-o#T%5n23pOEmJe%_XJg!C4{$>$NKECXP^)O06ec9k^'
),
    t91: packed('<i2',
    'c-os-UftN0TGG{(SyH_yA-Jr*vaF&wv!kFirnju#E3d7hq^K}8ysa$Ee^F*k(DI}O#f4dYAq{15feWHzefHQhPzV70V;t-'
),
    t92: packed('<i2',
    'c-pIOoLFAc)s<RO-IW<!wkV;jqQ0`Dpg6O)tTZOCt=_Asu%e``EH!*lW|;r-q?n+>tOdmlWqlzFqT>Sh*vI-XPzV73u^j9'
),
    t93: packed('<i2',
    'c-p1LTM9$~06<ZTvI&w`%8w5vW#&sEho({XVXy4Lty6bl{n0-@7wyhAJm1lr#DC^5bxIad9!w)uP7#s>FS`MiV;jK'
),
    t94: packed('<i2',
    'c-qTsX(%sfX-Ea)%!w@x33)9Il`%kecuPY}SxbXgQA<NfTuVc^Q%i%tZA(K?aZ5vSN=rkCOG`tbMoWVa1BCzp#G@QR'
),
    t95: packed('<i2',
    'c-qTsX(%sfX-Ea)%!w@x33)9Il`%kecuPY}SxbXgQA<NfTuVc^Q%i%tZA(K?aZ5vSN=rkCOG`tbMoWVa1BCzp#G@QR'
),
    t96: packed('<i2',
    'c-pIIX{e}x;uZ*9S%D-*2s2O!0M5c6P5'
),
    t97: packed('<i2',
    'c-pIIX{e}x;uZ*9S%D-*2s2O!0M5c6P5'
),
    t98: packed('<i2',
    'c-pIIX{e}x;uZ*9S%D-*2s2O!0M5c6P5'
),
    t99: packed('<i2',
    'c-pIIX{e}x;uZ*9S%D-*2s2O!0M5c6P5'
),
    t100: packed('<i2',
    'c-kwkFR3ht;${e4RgNS^2s2O!0BAxUJ^'
),
    t101: packed('|i1',
    'c-kv2PADmc;(7>OT8tz{2m=6xS{tq'
),
}, name='of_9').AddVariations(signed(input, t90, t91, part_0_92, part_1_92, t92, c93, t93, filter94, t94, t95, t96, t97, t98, t99, c100, t100, c101, t101)).DisableLifeTimeVariation()

# QUANTIZE, PRELU, RESIZE_NEAREST_NEIGHBOR, MUL, ADD, GATHER, MAXIMUM, QUANTIZE, CHANNEL_SHUFFLE,
# MAX_POOL_2D, MUL, RESHAPE
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
real110 = Internal('real110', (F32, [1, 4, 4, 4]))
t110 = Internal('t110', (U8, [1, 4, 4, 4], 0.5, 120))
c111 = Parameter('c111', (U8, [4], 0.015625, 128), [164, 186, 80, 70])
t111 = Internal('t111', (U8, [1, 4, 4, 4], 0.5, 120))
t112 = Internal('t112', (U8, [1, 4, 4, 4], 0.5, 120))
c113 = Parameter('c113', (U8, [4], 0.5, 7), [9, 5, 9, 7])
t113 = Internal('t113', (U8, [1, 4, 4, 4], 0.5, 120))
c114 = Parameter('c114', (U8, [4], 0.5, 120), [101, 119, 109, 135])
t114 = Internal('t114', (U8, [1, 4, 4, 4], 0.5, 120))
places115 = Parameter('places115', (I32, [4]), [2, 0, 3, 1])
t115 = Internal('t115', (U8, [1, 4, 4, 4], 0.5, 120))
t116 = Internal('t116', (U8, [1, 4, 4, 4], 0.5, 120))
real117 = Internal('real117', (F32, [1, 4, 4, 4]))
t117 = Internal('t117', (U8, [1, 4, 4, 4], 0.5, 120))
t118 = Internal('t118', (U8, [1, 4, 4, 4], 0.5, 120))
t119 = Internal('t119', (U8, [1, 4, 4, 4], 0.5, 120))
c120 = Parameter('c120', (U8, [4], 0.5, 7), [9, 5, 9, 9])
t120 = Internal('t120', (U8, [1, 4, 4, 4], 0.5, 120))
where121 = Parameter('where121', (I32, [4]), [1, 4, 4, 4])
t121 = Output('t121', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('DEQUANTIZE', input).To(real110)
model.Operation('QUANTIZE', real110).To(t110)
model.Operation('PRELU', t110, c111).To(t111)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t111, 4, 4, False).To(t112)
model.Operation('MUL', t112, c113, 0).To(t113)
model.Operation('ADD', t113, c114, 0).To(t114)
model.Operation('GATHER', t114, 2, places115).To(t115)
model.Operation('MAXIMUM', t115, t115).To(t116)
model.Operation('DEQUANTIZE', t116).To(real117)
model.Operation('QUANTIZE', real117).To(t117)
model.Operation('CHANNEL_SHUFFLE', t117, 2, 3).To(t118)
model.Operation('MAX_POOL_2D', t118, 1, 1, 1, 3, 2, 0).To(t119)
model.Operation('MUL', t119, c120, 0).To(t120)
model.Operation('RESHAPE', t120, where121).To(t121)
Example({
    input: packed('<i2',
    'c-o67Te^GAc8^@U^rUXPz{Gjg`(k%4%b&1pap$rbE!!5AB{gR+57?Dk5fx##cJZ3T-n#ZVjfDyJEroNc7DlXH-^xHC002Z3Ad~'
),
    t121: packed('<i2',
    'c-or~+SWcHbXNP!Fd&Yc1!PYF<H?crV4NKe<okedFBoUXXS8SgfN*bnA`mlB2mq#v9-j'
),
}, name='of_11').AddVariations(signed(input, t110, c111, t111, t112, c113, t113, c114, t114, t115, t116, t117, t118, t119, c120, t120, t121)).DisableLifeTimeVariation()
