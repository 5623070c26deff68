# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# LOG: tensors of many elements, in sizes of no block, and beside powers of two.

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

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [32769]))
t2 = Output('t2', (F32, [32769]))
model = Model()
model.Operation('LOG', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPcO_yP5clyxg0JgAmFd*EAdWsF10%oHnHcYmd$K$5jUpjZn>?aZftLZ!gPDg`=_95msOkR#ItwsWz=0|f&M2ni1Z3k3-b'
    '3keSl2@ehr4Gshf4h;_u0|*NO3k44d1P%)Z3l0PW2nYoO1PTNX4+IAZ4+;Vd29k6h^#', 0.0009765625
) * 538)[:32769],
    t2: (packed('<f4',
    'c-o6v({yr~`Kj;e7BlOP%oKlmh)r8kutRBsby{84$^Dgo+ut2jS32~nWmc8fF|PUpyS{voP@DH<$;tNuiXUBr-Yn2`>|{IhZp+-A'
    't}hFtmoz!0WfqiPZI6wV{TKA*c}%b9Mem+`3&jn;b-pgC<=7qdr1I%*GxkVzwNt4PXD0PH#jnk4>P(!}60>1K^qQrs=PjR?w|Ms2'
    'Wrr-=kGHH_W7N5#i>ZB)M2m-6Mhsi7*M_xhB55mYeotoGXSdHD2=>|A*&_iPFu4~hZVTqw0l9Yj>_9v_h!%SQh@@|f'
) * 538)[:32769],
}, name='row').DisableLifeTimeVariation()

# A function has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('LOG', x1).To(t2)
Example({
    x1: (packed('<i2',
    'c-jGa0EPcO_yP5clyxg0JgAmFd*EAdWsF10%oHnHcYmd$K$5jUpjZn>?aZftLZ!gPDg`=_95msOkR#ItwsWz=0|f&M2ni1Z3k3-b'
    '3keSl2@ehr4Gshf4h;_u0|*NO3k44d1P%)Z3l0PW2nYoO1PTNX4+IAZ4+;Vd29k6h^#', 0.0009765625
) * 40)[:2394],
    t2: (packed('<f4',
    'c-o6v({yr~`Kj;e7BlOP%oKlmh)r8kutRBsby{84$^Dgo+ut2jS32~nWmc8fF|PUpyS{voP@DH<$;tNuiXUBr-Yn2`>|{IhZp+-A'
    't}hFtmoz!0WfqiPZI6wV{TKA*c}%b9Mem+`3&jn;b-pgC<=7qdr1I%*GxkVzwNt4PXD0PH#jnk4>P(!}60>1K^qQrs=PjR?w|Ms2'
    'Wrr-=kGHH_W7N5#i>ZB)M2m-6Mhsi7*M_xhB55mYeotoGXSdHD2=>|A*&_iPFu4~hZVTqw0l9Yj>_9v_h!%SQh@@|f'
) * 40)[:2394],
}, name='image').DisableLifeTimeVariation()

# A function has many elements that half precision holds.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 21, 19]))
t2 = Output('t2', (F32, [2, 3, 21, 19]))
model = Model()
model.Operation('LOG', x1).To(t2)
Example({
    x1: (packed('|i1',
    'c-rF;=h0VEv*pndQ8Us}wKr6?wX!w07SOOXwYB0?)Z@|>vsDnZ)|b+?6yjG_5aAKh5U{rsl2NzO;xv*503VbI4*', 0.0625
) * 40)[:2394],
    t2: (packed('<f4',
    'c-j*@AXscr`BqS6U*#W_eZ0T-z0G_p-Os?$68<)`WdEMP_PDnaZT-d7?Jd^FUQ6r~wB}&oJ!t*=tWUS#pXuJ`yx)E=@bRvxFSt=N'
    'C(mh)&kY|Q4u(nd{CsZg3DQ{-!{bvF$nkbc%sdO7q@sFni%AT5i55;``uyHEK2P2`xzizb_2kBs*olo{>-)o2FIhcrIYZW>nX8v@'
    'Shjy?S-je?VtMC}mPH?1JPcDNf6QW7zxE@4%F1%#iLCqV_Spl$K6^WRB*0(~5rl}_+JnixKx&^YNX`}{yWid(0Q+BOod'
) * 40)[:2394],
}, name='image_of_halves').AddVariations('float16').DisableLifeTimeVariation()
