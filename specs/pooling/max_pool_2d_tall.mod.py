# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: a tall image.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Too many rows for one tile or one thread.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2053, 29, 3], 0.5, 100))
o = Output('o', ('TENSOR_QUANT8_ASYMM', [1, 2053, 29, 3], 0.5, 100))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 2, 3, 0).To(o)
Example({
    input: packed('|u1',
    'c-rmKp$-870D$3&*{(1_X0mji;F6#zp22Kn$&4bnUDiCn395>ukx0sICY<aMJb>>3zVh$Sd%Jp=T;GFZDQyL{_G)>$zv4+Z4?nZ4'
    'KdlCxN--@&`^To)SjW%9ZF^aqN5gqmj>c&Y!#}WIu)$!1!LY$#gTV$98#WkhFxX&v!3Kj31{+K-*kG{1VAx==!C-@l4I2zL7;G@T'
    'V1vO1gAJw^Y%thhFl;c`V6eep*kG{1V1tPb8w@rWY%slGgTV%a4W<`tFxX%)Y%thhu))NJ4F($wHke+p!C-^I2Ga{R7;G>YHW+L$'
    '*kCYhFxX(Q!SsR+1{(}Em|n2KV1vO1(+f5jY%mx$7;G@uU}D1tgAE27OfT4Au)$!1=>;1MHW&;W3^o{SFc>x%Y%thhdcg*R4F(%b'
    'FW6wP!C+V~*kG{1VAx==!C-@l4I2zL7;G@TV1vO1gAJw^Y%thhFl;c`V6ef&h7ATA3^tfvu)$!1!3NU{HW+L$7&aJeFxX%)Y%thh'
    'u))NJ4F($wHke+p!C-^I2Ga{R7;G>YHW+L$*kEGA27?U-8%!_QV6eepgXsku3^o`H8w@rWY%mx$7;G@uV0ys@gAE27OfT4Au)$!1'
    '=>;1MHW&;W3^o{SFtK5S!3Kj3rWb55*kG{1^nwir8w`dG1{(}E7z`T>HW+L$y<mgE27?Wz7i=)tU@)u~Y%thhFl;c`V6ef&h7ATA'
    '3^tfvu)$!1!3NU{HW+L$7&aJeFxX&X!v=#51{+K-*kG{1V1wxe8w@rW3>yqK7;G>YHW+L$*kEGA27?U-8%!_QV6eepgXsku3^o`H'
    '8w@rWY%sB5gTV%a4W<`tFxX(Q!SsR+1{(~94F($wHW&;W3^o{SFuh=d!3Kj3rWb55*kG{1^nwir8w`dG1{(}EnAotvV1vO1(+f5j'
    'Y%thhdcg*R4F<yogAE2742BH`8w@s>Ua-MngTV&V3pN;RFc{VgHW+L$7&aJeFxX&X!v=#51{+K-*kG{1V1wxe8w@rW3>yqK7;G@H'
    'VS~X2gAJw^Y%thhu)*|#4F($wh7ATA3^o`H8w@rWY%sB5gTV%a4W<|TZ-adSF(vo+'
),
    o: packed('|u1',
    'c-rmKA#TGk7zWT2?l!wZRSlI5m-PTH2pw&M!WxvI5KC5ogXc9_TaXQGL(`LtlK=Z0$8Xxi%lLX3!>Q``Re$bMS-G8ZoMPO@ki#)o'
    '{bej`IJHC5)=igU83`XF>)}IwDdF-skGJq+?GmoyLv6p*E+cE<L*D&7{N2vG--Nq=5iXaQ%O#Fw-2|kmWaD&Qp91=!>FZ`laY(tI'
    '1;jCb8Gg#oW#alK3~$$Pm+E`%aS1Q=shw-nbO*K;1`II300Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#'
    'zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#'
    'zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#'
    'zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#'
    'zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#'
    'zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#'
    'zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#'
    'zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#'
    'zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#'
    'zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#'
    'zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#zyJdbFu(u<3^2d|0}L?000Rs#'
    'zyJdbFu(u<3^2d|1MF{rZRW2IW#fI-pS#B+Z)3>e_A}-q*UOQY+O=@0eFtS`Uwr'
),
}, name='quant8').DisableLifeTimeVariation()
