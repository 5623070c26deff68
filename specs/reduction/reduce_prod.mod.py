# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_PROD: axes, ranks, types.

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

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4, 5]))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (F32, [4, 5]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: packed('<i4',
    'c-mW}+kfD=vfVu06o))6jfX!Lnay}}xcbwHKL##gi%J6?v_x5G)T%EN(vZ1i<5BW>L52OgGM_DRCP5w<0<N15o$|iT^?sAJsnGS9'
    's$kc+yuhy_m&#V&?dEfx-0OcJr8CCfaCUP{l<)nAlb1@pG<Dx+eqxvLj)xN?#O_{Y{QmR$^Sk%|F)Qm|IV>h+^n*k1>^(u1H@ep('
    'zQ5)Aeek>}2g`%=PY&__x*@H9>>uO(mtva6_inwFWMp6fqJKd2kCBm);opD8|Ns8~2XX!}{sYlKiU0rq1Id42*?$Z`^#4Cdm=OTp'
    '40#v', 5.960464477539063e-08
),
    output: [1.2482564, 0.78681296, 1.2393371, -1.2095299, 1.0120009, -1.2884918, -1.1133587, 1.2615, 1.2317543,
    1.012574, 1.0454321, 1.2226963, 1.0821587, -1.0601033, 0.8642192, 1.7664361, 0.7283823,
    1.2225211, -0.8453213, -0.9927376],
}, name='first').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4, 5]))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (F32, [3, 5]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: packed('<i4',
    'c-p(b<kDv_r#B*K#+It8)>WrHw$$m}d-Z4EygfbYzf{u#LL5Xo@{T>#@L*UIVYe#h%i{%1g;NAnzkEwsw?Ij|d-~lY(=B)8oe&Xu'
    '{c+*L6Iq*7)K<=aUy@^3$ClRn*mRwkkoSd{hYT{7TpyqRT`Hw*D-pr=SHs#}>bJU%-V=s%CUQpC-klRPdMfqp&)s8!7jHekeEh|!'
    'hiu}k|DOL;zRsk7OF>FR+{jwwH~;fjDv}RHWb75+|6^oi{Kv?^`2Rn{zkfi2@gEQ{{sVG=7$gj&82|le1gQf72A}{VNIg&+0BBNj'
    'oB', 5.960464477539063e-08
),
    output: [-0.7691828, -1.1001425, 1.7499365, -0.98089176, 0.8067077, -1.5151403, 1.3450127, -1.2129285,
    -1.0282766, -1.0312717, 1.6295158, -1.1305214, 1.6965277, 1.317198, 0.9610859],
}, name='middle').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4, 5]))
axes = Parameter('axes', (I32, [1]), [2])
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: packed('<i4',
    'c-j;4coDbi>A$Q}GX{}>%ioR}+$?b0!=-bm-X-mdjopVZkB3ew&p6f@C{#pMSFd<ky-DJJf{4VfZ+CwczG{B>d)LPcSN2SfV_4Vg'
    'tKoh3ob9%f>+N5&y3;D|b1mn4Se3wbVU7FU4KGtfM2@M6%w_R^x{k$DL#57EP2tzcmqw2yL?o;psEaH8xvp~kl<?)lW-tDnQG3aM'
    'o$c+dFHavH`lG0F>Dljd=d>@L)Bnc%;kg-)&9hfpg8%>h`}d#WKjVMKe~kbCGyG!&qJKaHq8R@HWf>TNDi|3-42J(e1QKIpWCXGp'
    '0fXg!K>', 5.960464477539063e-08
),
    output: [-0.93890274, 0.96009445, -1.0064089, 1.4565928, -1.8901633, -1.8511953, -1.0248967, -1.8188248,
    0.82239807, -0.46111837, -1.3951595, -0.90609354],
}, name='last').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [1]), [-1])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: [-1.042, -1.151, 0.851, 1.145, -1.225, 0.812, -0.812, -0.951, 0.964, -1.239, -1.041, 1.124, 0.98,
    0.921, 0.951, 0.929, -0.969, 1.025, -1.158, -1.043, 0.993, -1.19, -1.193, -0.929],
    output: [1.168633, -0.7681192, 1.3975435, 0.7974105, -1.1996111, -1.3096414],
}, name='last_negative').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [1]), [-3])
output = Output('output', (F32, [1, 3, 4]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, True).To(output)
Example({
    input: [0.822, 1.027, -0.845, -1.097, 1.203, -0.945, -1.095, 1.222, 1.21, 0.947, 1.134, -0.935, -0.957,
    -0.95, -1.218, 1.142, -1.097, 0.814, -1.208, 0.871, 1.21, 1.187, -1.11, 1.027],
    output: [-0.78665406, -0.97564995, 1.0292101, -1.252774, -1.319691, -0.76923, 1.32276, 1.064362, 1.4641001,
    1.1240891, -1.25874, -0.96024495],
}, name='first_negative').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: packed('<i4',
    'c-pIV+HmWZ+NQIc7Hl!Qe)E%!)0}cHnG5TV>^d74VwJYxiqWQRKav*wP+T!%-kAeo|CEwG&9mmpI<jUJ+sk?VQ~W|W;vRKGy;);o'
    'pHOt}oZ;LvbEQtiEk1YYe!`J`*Q1o&6+F-Edb}mAsDfke=U@S;;0?#}-k&+ecjdOgrT6!*?@^HX*r@jYkVMksHM^?BQUYa+zaD)d'
    'eqDoK=RE(lTL$91`cEI+XJ)Zh{GfA2Q}qO!#!DT3S>_-7%$H7oQh#%h_lBj!TlM#kzX<#i68*@2RprA`8O<+}w<UfFGyG#<{Kv@n'
    'pW*+%fB*mgXZ-h%;Xjc3kC6dHfTS3KOhyKvEC_)VGB7ZJWPuEzFi;2MKOhSLF;$P)', 5.960464477539063e-08
),
    output: [-1.3278757, 1.3816844, 1.5855266, -0.51159304, 1.3070945, -1.831588],
}, name='two').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (F32, [2, 1, 1, 3]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, True).To(output)
Example({
    input: packed('<i4',
    'c-l+TmRZ!ncJIUzpOUJy32Z5f2bRpbZko5DMy~X*!ecd|1DgNh`m=&e8B(S!Tg2D+$8CXLLKvG$hlqg4{Y^>rH(s3nB=G0kJg&6%'
    'C|9vYm9hf!$s%co8m%{+Dww%APN>Mfb@JB@OAVV(#a!8SXwQx~25X7guDVlKZj;*dl&_IZY+b}U|G5HLi+?Y?6tPm{{dKi(D&Hip'
    'vf2H8`GfD7=v8?m#lMmlqz=C@ef@(&=(mQ#!SfQFq9$@u4F6e<m<cIg6h1Hef%mK8&*MMUb<bP;G0=R<D=Bz~{qTPVMi69VVE6~5'
    '{xSY%{P&;X|G$5X{}}#*#Q!lc{{PPi#6S@s#Q;(dVuQs0fi(g}|NZ|50Q@$AXa', 5.960464477539063e-08
),
    output: [0.7623846, -1.8801205, 1.3337178, -1.4501576, 1.76038, 1.3227146],
}, name='two_kept').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
axes = Parameter('axes', (I32, [2]), [0, 2])
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: packed('<i4',
    'c-osM@a$;D(LHrfLi|=W>t$rj33=ype2%~;r(f$>qUH#x=jiFl2+TR-lE79|Q7|iHkHH<D{ykzo?=%>kINr7A-c5NP5wdDYrPKR}'
    '3knkzO0t$dPWpIY)5M8K9@m(AABnh>Q0E?&a-`Yt`KC=#5l7B+KW(&sX*=_A$=#n!he~dm*TgU+tf>)uu44V$^6|%lmkGxuAALCc'
    ';qo8rrx%2@{+>O1;Hf<4_Xn15pK3kSyRC5G#cx|#m7feeIv2i*vT@yH6;`o3EqeJK=l}N)RPWsXDXn&&(}eZX-DgMt{r|@R1pgQr'
    '82<nN2Lk_rOb`zQ{{bZ!8G%9|F%aWFi1_!9@!vn7ntwno4F4JbgY*LcwX%`^', 5.960464477539063e-08
),
    output: [-1.2723444, 0.48747575, -1.1544504, 0.72853136, 2.6800153, -1.3995783, 1.1352053, 0.5409396,
    -0.7720388],
}, name='apart').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 2, 4]))
axes = Parameter('axes', (I32, [2]), [1, 3])
output = Output('output', (F32, [3, 1, 2, 1]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, True).To(output)
Example({
    input: packed('<i4',
    'c-pfUa{70R%Ve6sg9FVmFWXdjazeP4oZsirazb_9pR_Bx)HNgSU3{srOG(=2&4P$~i%gpnuAIAW>>S~L>OjBRYc{6mkFOVepKp4g'
    'jP3o(v<gqd7)uo;wHVLa`sRUBmMX6I9;p5>XTE$|^6f*eM}i+2Ut6;>|NVUHp4L4^^^eaq-@MSj@=W@pzRpcq%^&AQo_%9rVEo7U'
    '|KC3lV)*|L#9?G$U;r}y|NqATWd3IWN&r;=g@J<q0Es(b{Q', 5.960464477539063e-08
),
    output: [-0.9286004, -1.486893, -1.4690558, 0.92970806, 0.77350736, -1.2120767],
}, name='apart_kept').AddVariations('float16')

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [2]), [2, 0])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: [-0.995, 0.921, 1.043, 1.003, -0.865, -1.233, -1.057, -1.043, -0.952, -1.086, 1.209, -1.194, -1.115,
    -0.9, -1.013, 1.25, -0.924, -1.071, -1.107, 1.073, -1.094, 0.896, 0.802, 1.036],
    output: [1.2181612, -1.3821249, 1.2155052],
}, name='unordered').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [1, -2, 1])
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: [-1.192, -1.162, -0.905, -1.238, 1.138, -1.024, 1.22, -0.872, 0.855, 1.102, 0.958, -1.13, 1.098,
    1.156, -1.169, 0.95, -0.937, -1.151, 1.121, 0.929, -0.978, -1.06, 0.923, -1.243],
    output: [-1.1598041, 1.3112565, -1.0577278, -1.2198757, 1.0061918, 1.4103893, -1.2095445, -1.0970097],
}, name='twice_the_same').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: [1.148, -0.816, -1.052, -1.086, -1.125, 1.234, -1.014, 1.241, -0.88, -1.038, 0.904, 1.195, -1.224,
    -1.053, -0.812, 1.212, 0.845, 1.213, 0.909, 0.972, -1.112, 0.823, 1.114, 1.169],
    output: [-2.5257587],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (F32, [1, 1, 1]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, True).To(output)
Example({
    input: [-0.935, -0.811, -1.098, -1.156, -0.83, -1.218, 1.181, -0.945, -1.077, -1.224, 1.097, 1.068, -1.196,
    0.937, 1.152, -1.241, 0.996, 0.825, -1.167, -1.203, 0.886, -1.065, -0.907, -1.076],
    output: [2.8544497],
}, name='all_kept').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [7]))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: [-1.078, -0.892, -0.899, -0.904, 1.069, 1.023, -1.002],
    output: [-0.85631347],
}, name='vector').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [7]))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, True).To(output)
Example({
    input: [-0.801, 1.128, -0.966, 1.008, 1.228, -0.929, -1.183],
    output: [1.1873484],
}, name='vector_kept').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 1, 4]))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: [-0.997, 1.088, -0.852, 1.042, -1.139, 1.196, -1.01, -1.165, 0.841, 1.108, 0.967, 1.074],
    output: [-0.997, 1.088, -0.852, 1.042, -1.139, 1.196, -1.01, -1.165, 0.841, 1.108, 0.967, 1.074],
}, name='size_1').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 3]))
axes = Parameter('axes', (I32, [1]), [-2])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: [0.891, 1.203, 0.844, -1.036, 0.96, -1.226, -0.878, 1.165, -1.163, -1.048, 1.125, 0.81],
    output: [-0.84936285, 1.5136144, 0.9747598],
}, name='matrix').AddVariations('float16').DisableLifeTimeVariation()
