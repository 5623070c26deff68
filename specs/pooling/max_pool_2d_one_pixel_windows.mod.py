# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: one pixel at a time, with other strides down than across.

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

# Windows of one pixel have other strides down than across, of which a kernel may look at one
# only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 7, 7, 3]))
t2 = Output('t2', (F32, [1, 4, 7, 3]))
t3 = Output('t3', (F32, [1, 7, 4, 3]))
t4 = Output('t4', (F32, [1, 3, 7, 3]))
t5 = Output('t5', (F32, [1, 7, 3, 3]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 2, 1, 1, 0).To(t2)
model.Operation('MAX_POOL_2D', x1, 2, 2, 1, 1, 1, 0).To(t3)
model.Operation('MAX_POOL_2D', x1, 2, 1, 3, 1, 1, 0).To(t4)
model.Operation('MAX_POOL_2D', x1, 2, 3, 1, 1, 1, 0).To(t5)
Example({
    x1: packed('|i1',
    'c-jq(TMhsq2*bh@@cyTjw|*^Y+KlW(v7A0m@Gaew6?0X5FUA1klR3&a*0Qx}&nANk)`*&XPB1={plczpB5wNPc;OG0Vtl9nCsn5b'
    'S2V@NwHj$Z{IhN#OZ!GX_+dr<', 0.5
),
    t2: packed('|i1',
    'c-jriK@I>x1O?IfH12=eL1TJV$xDjDtB?A45>j+#Z-2!cEF>!wFa@s~ouOx&jTf+CQ+jpMPt+TM+csa_AH$X<Dg', 0.5
),
    t3: packed('|i1',
    'c-jrbM-sp=2n4WUP4WL<OErlOqPTh=lDDVU`3N-E#Op9|z*a3(5CU?<kUZLC!e3`t($s^;tV$HnUi|?;t|{C', 0.5
),
    t4: packed('|i1',
    'c-jreNe%!p2m>$?70Ul#%bL#kW=Zc=b9xEt82M(?G+L1AGLXnN<nA+;>mL%By^Nj@{mUZZ', 0.5
),
    t5: packed('|i1',
    'c-jTQhY<iE2n4VL1=)XE`kPRgC84L_48{|$gG<mCDn`vQBs+YNw==-P9s|`~ul^WwBI5', 0.5
),
}, name='equal_sides').AddVariations('float16').DisableLifeTimeVariation()

# Windows of one pixel have other strides down than across, of which a kernel may look at one
# only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 7, 7, 3], 0.5, 120))
t2 = Output('t2', (U8, [1, 4, 7, 3], 0.5, 120))
t3 = Output('t3', (U8, [1, 7, 4, 3], 0.5, 120))
t4 = Output('t4', (U8, [1, 3, 7, 3], 0.5, 120))
t5 = Output('t5', (U8, [1, 7, 3, 3], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 2, 1, 1, 0).To(t2)
model.Operation('MAX_POOL_2D', x1, 2, 2, 1, 1, 1, 0).To(t3)
model.Operation('MAX_POOL_2D', x1, 2, 1, 3, 1, 1, 0).To(t4)
model.Operation('MAX_POOL_2D', x1, 2, 3, 1, 1, 1, 0).To(t5)
Example({
    x1: packed('<i2',
    'c-qa4*$G533<J01_{K_Xr}URHRzHG4gOaXT_4UgMKJ6ZA5^I{zE(FjVsxh@>Z`vnMoFq(RM-TPm396flTqF&$EYCL#HoU?f1Rv%1'
    'G{YGv6Hi%KWYNyIp5_jyjW5yP|K$UW>O|%'
),
    t2: packed('<i2',
    'c-pm#!41GL2*f&a0|CTAfYF;J>W?K$_BAZ0Mu!}frD|JVj#!bNmcG!1uxdZ*w;2hp5DlXgE2TM$?+9#ZeR)4W@Bxk>CyD'
),
    t3: packed('<i2',
    'c-pnZ$q~RX2n4W{%w;pIIb3?uMD$Sb?YklAw$v$4p~a_2PewAvd$<c+2m-ID9WEL8GU1U}x<S0Wixn_Zdw%c&ZILHD'
),
    t4: packed('<i2',
    'c-p1M$q|4+2n0Yw=A1321PNVpuzy{;o;{1TqTK_WNSzihYHtNg)Q6gR2DbeLAR`}$$Mw$(?h74h'
),
    t5: packed('<i2',
    'c-p1Gi4g!H2n4Vznb#dqkkT#UlHeH$m@6oexJ9~g0)4q_!je5|d2YxtVPqw-qkAn<`~G?EA{}c'
),
}, name='equal_sides_quant8').AddVariations(signed(x1, t2, t3, t4, t5)).DisableLifeTimeVariation()
