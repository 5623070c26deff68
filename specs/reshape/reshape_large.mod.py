# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [257, 129]))
shape = Parameter('shape', ('TENSOR_INT32', [2]), [129, -1])
part_0 = Output('part_0', ('TENSOR_FLOAT32', [129, 257]))
model = Model()
model.Operation('RESHAPE', input, shape).To(part_0)
Example({
    input: packed('<f4',
    'c-rmHF)l<=6vyF1OGG0XA#6ZGp%R(QdlFI7GSgrIqETv<swrj4sl*yAL-lG=%mNht@)Q>F6~Ekb?n~aySG96dwUNHss_nE$XKCJ4'
    '-Q@l~^Jm)6Jj>l8jna4SR&%$U-m-VuyHV9`_UFvUfBzk4er@~v!}QejZycnZ>|5#Mch9+$?$c?yN=IpuUh;jA)-s>x9OryUyXi7r'
    'r_D4>d-=YebC4d>H2YoK&y}|?axybBGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGc*4;{{TIzDjE'
),
    part_0: packed('<f4',
    'c-rmHF)l<=6vyF1OGG0XA#6ZGp%R(QdlFI7GSgrIqETv<swrj4sl*yAL-lG=%mNht@)Q>F6~Ekb?n~aySG96dwUNHss_nE$XKCJ4'
    '-Q@l~^Jm)6Jj>l8jna4SR&%$U-m-VuyHV9`_UFvUfBzk4er@~v!}QejZycnZ>|5#Mch9+$?$c?yN=IpuUh;jA)-s>x9OryUyXi7r'
    'r_D4>d-=YebC4d>H2YoK&y}|?axybBGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGc*4;{{TIzDjE'
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [257, 129]))
shape = Parameter('shape', ('TENSOR_INT32', [2]), [129, -1])
part_0 = Output('part_0', ('TENSOR_FLOAT16', [129, 257]))
model = Model()
model.Operation('RESHAPE', input, shape).To(part_0)
Example({
    input: packed('<f2',
    'c-rmFAy&gc6ac_TWF)dj;0EOJ$fGTx`I|MBIYK3JC6XglRw9v=$jHh_WMm}QK+IfVj&X^xpSPuN_Dy@A>qGSKscOqh^)&Zm)KS{1'
    'uO2tKbaT4Iyg$8d@;Nonr7ycBZZRE7x{J^JFx-YI{SHfa-JYWC=ixiAF%5P8i6xD@64zMsS65!wTs0rV(QG!G&1SRNY&M(CX0zFB'
    'Hk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(C'
    'X0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRN'
    'Y&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk`Jc>xH#a7P'
),
    part_0: packed('<f2',
    'c-rmFAy&gc6ac_TWF)dj;0EOJ$fGTx`I|MBIYK3JC6XglRw9v=$jHh_WMm}QK+IfVj&X^xpSPuN_Dy@A>qGSKscOqh^)&Zm)KS{1'
    'uO2tKbaT4Iyg$8d@;Nonr7ycBZZRE7x{J^JFx-YI{SHfa-JYWC=ixiAF%5P8i6xD@64zMsS65!wTs0rV(QG!G&1SRNY&M(CX0zFB'
    'Hk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(C'
    'X0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRN'
    'Y&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk`Jc>xH#a7P'
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [257, 129], 0.5, 100))
shape = Parameter('shape', ('TENSOR_INT32', [2]), [129, -1])
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [129, 257], 0.5, 100))
model = Model()
model.Operation('RESHAPE', input, shape).To(part_0)
Example({
    input: packed('|u1',
    'c-rmDEe=5e007`fP;7`Ifn+wt0c?UOJAh4LFWIQiOnDo#aRh>7ChDr6!aIQ?K9>-`uYX}QDhIXvyEokBikb0jS{S6_)+uUq<3l#6'
    'Zr1(%<a4<npPkaY{`hWhuhqG-SSIaelD>wrEX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkGg$UoT?(^d'
),
    part_0: packed('|u1',
    'c-rmDEe=5e007`fP;7`Ifn+wt0c?UOJAh4LFWIQiOnDo#aRh>7ChDr6!aIQ?K9>-`uYX}QDhIXvyEokBikb0jS{S6_)+uUq<3l#6'
    'Zr1(%<a4<npPkaY{`hWhuhqG-SSIaelD>wrEX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkGg$UoT?(^d'
),
}, name='moved_quant8').DisableLifeTimeVariation()
