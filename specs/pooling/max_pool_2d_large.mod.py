# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 67, 65, 5]))
output = Output('output', ('TENSOR_FLOAT32', [1, 34, 65, 5]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 2, 5, 4, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmH(G7(#2mnAvaT7a=qp+DB?UlAhM|dA+LJE}<E~2%F=n>aA`yI2sMjdrub>-vBwj$0|&;D~o^&EZW^>)4=dG<AL_T4Lv&z$`9'
    '=Z<Ga{mc8^DW9{yGwQB(k9}A1?4LVt{oT1{$G&G~W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@i3>^AB7qiAw'
),
    output: packed('<f4',
    'c-rmTTZ+O!5Cza)O7CQ9DZP{|eMCewc1V0+$JF@<$ekY#RfM^1QpyzNe6`aRm(Ocin`P0-rkkw2kxc_KW@hGNo1<f{1Ha>|+0xYx'
    'oG~*qe<!O6XJ8kZnVHw_i(xLz%*@Q2&JE0knVC7Gx#`e$k(rr!^|u*wVP<B|XfEc$%*@PuJyX=7?IJTXbN{(Y9h#Y$IlH;((9F!t'
    '%!?h`T$q`eb!c;8W@gT3jvd_>&4rnnd8E1M&~}lTIkEYb_f~XhW@cs`+FY2Kne&-H^~{aAFf%hBCEM$JD|V5YnR!GuKQFB2!pzL9'
    'Lti^|m<uyAvkrZCFRbRm%*?Dq-{m?qGc&Ue-T%MQT$q`evp>tNLo+ioGw=JpXfDjm%%jaZG&3`E<_>Kx%*@PL&DGhdU1Vlv{`z^L'
    'xiB*`|4J4={QHkxWM*d8q3t3wGqVnD7nzxvM|J3Wlf~@sOIh2HExj}IY_`Q$JK6l4p!_{%%*@O=&AqI~KYjc@?E'
),
}, name='windows').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 67, 65, 5], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 34, 65, 5], 0.5, 100))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 2, 5, 4, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDJqkeq007`@2KDSFS!`BibpexPQ11YgEXrUo7!=zZ46-?ZGAKVKt1R@C#VF>tx`G3I-~NTo=lD=Bb@HuYan}fP>FqIlnrtd@'
    '^68dW@60IL_xfRct`?HzcRHwD+Ns$sc&uOd#dRLavMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMm3de_2i9v;'
),
    output: packed('|u1',
    'c-rlnyAFde3`PI{ulffaku9-wjFQ=FV*&{E!4PLa;w*P5M@UCpf@)i~XR&PJG5-#$kvwD#EB=e_aa-795?!v|!djHi_;;7v!yZ`_'
    'IZ?PiipYt>6LJO=8aV?Bjhq26awzmQ;DQ_qeThQP$ce*7p$EXoiNi0W&|x@H=s28S$O*%mD0CRsM4`j5D1{EglTzp~oP|P%VINi{'
    '<n;X)Tcf=Tb1n4w<Pftb@Oq-;Wp0X`K6rf>`p6GCy@hVavRhoPK~4|6ecV_^PVaEV+Q$uYg6j|dC?Y4g{!j~zocKOdLe79fBWFON'
    '9r@bwTu$xB9#YS5-9zNK;&_NV!fng*4T@xe4g'
),
}, name='windows_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 63, 67, 3]))
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 1, 3]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 1, 1, 67, 63, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmHfenK&3<N-r!X{*tj*`vrXibPIS)tM)Sr5TBTtsgX$Ebd;jFF$VDz0&UtvoU!&pONM9~oIQS$$)!RsH(r{oEI8rdMCD+4;QB'
    '&%CdCms{?8pPjQWpSs@vzjx*PKI%Kn%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*_92{sM=+o3Q'
),
    output: [4.0, 4.0, 4.0, 4.0, 4.0, 4.0],
}, name='one_window').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 63, 67, 3], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 3], 0.5, 100))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 1, 1, 67, 63, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDy$S&V007|irpuxXHj}cS*?wYF2BjPB5g4TG9>Hw}i7YlHZ(zQZkjYO5y9e=o`<GmA-)NClR?liT9nG@ZwlK`Y%cq?mm+@x2'
    'n>73DpnmGL4%6^44@z<IoW2I-dn0=9JBcjIvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d-4m`3G(m^sW'
),
    output: [245, 245, 245, 245, 245, 245],
}, name='one_window_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 1, 2049, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 513, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 2, 1, 1025, 1, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmH(G9~O3<W@sl1=a^8HLTlXst1kIzm4V$x3*_hKq<5kr{EXuKBIV&gRqERoRHW?(C|St1I3!+2^XS`s3-W_G|RnD?6+2I{7@a'
    '>s<U)&DeeCJ$v?<SO3+&=e_sG=^eeFCo4nE+4r9JGBYzXGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGc*66`2#@`MB)'
),
    output: packed('<f4',
    'c-rm50Sy2E2*996Gn&y2B5c%7s;a8$iwA!20j>'
),
}, name='row').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 2049, 2], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 513, 2], 0.5, 100))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 2, 1, 1025, 1, 0).To(output)
Example({
    input: packed('|u1',
    'c-m|9>`-xW(0XvQvu)KqDZ^h=`+luDbK&ph4S#F)_?4BH>@HQ&?O(yTNXhR}#);0}c!m?2H5&N=LF?b>#FsaYY97@*s(DoNsOC}4'
    'qnbxGk7^#(JgRwA^Qh)g&7+!!hGqZ@Cnw|'
),
    output: packed('|u1',
    'c-s5>cNC0*Q801=0AMHfC;'
),
}, name='row_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()
